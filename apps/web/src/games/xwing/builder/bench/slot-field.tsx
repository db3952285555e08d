import { type Slot, slots } from '@sortie/xwing/catalogue';
import { SelectField } from '../../../../lists/bench/select-field.tsx';
import { useWords as useTerms } from '../terms/text/words.ts';
import { useWords } from '../text/words.ts';

interface Props {
  readonly value: Slot | 'any';
  readonly onChange: (slot: Slot | 'any') => void;
}

/** A type of upgrades to sift by. */
export function SlotField({ value, onChange }: Props) {
  const say = useWords();
  const terms = useTerms();
  return (
    <SelectField
      label={say('slot')}
      value={value}
      options={[
        { value: 'any', label: say('any') },
        ...slots.map((slot) => ({ value: slot, label: terms(`slot-${slot}`) })),
      ]}
      onChange={(slot) => onChange(slots.find((each) => each === slot) ?? 'any')}
    />
  );
}
