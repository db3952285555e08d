import { presetLine, presetTitle, scoringPresets } from '@sortie/games';
import { useLanguage } from '../../../../app/settings.ts';
import { PickField } from '../../parts/fields.tsx';
import { useWords } from './text/words.ts';

interface PresetFieldProps {
  readonly value: string;
  readonly onPick: (name: string) => void;
}

/** The scorings that an organiser can begin with, by their names. */
export function PresetField({ value, onPick }: PresetFieldProps) {
  const say = useWords();
  const language = useLanguage();
  const own = scoringPresets.some(({ name }) => name === value) ? [] : [{ value, label: say('own') }];
  return (
    <PickField
      label={say('preset')}
      hint={`${presetLine(value, language)} ${say('presetHint')}`.trim()}
      value={value}
      choices={[
        ...own,
        ...scoringPresets.map(({ name }) => ({ value: name, label: presetTitle(name, language) })),
      ]}
      onPick={onPick}
    />
  );
}
