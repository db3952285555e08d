import { useId } from 'react';
import { AreaField, CheckField, PickField, TextField } from '../../parts/fields.tsx';
import type { SettingsDraft } from './settings-draft.ts';
import { useWords } from './text/words.ts';

type FieldsAs<Value> = {
  [Key in keyof SettingsDraft]: SettingsDraft[Key] extends Value ? Key : never;
}[keyof SettingsDraft];

/** A setting and how it is written. */
export type FieldOf =
  | { readonly field: FieldsAs<boolean>; readonly as: 'check' }
  | { readonly field: FieldsAs<string>; readonly as: 'text' | 'date' | 'number' | 'lines' }
  | { readonly field: FieldsAs<string>; readonly as: 'choice'; readonly values: readonly string[] };

interface FieldGroupProps {
  readonly title: string;
  readonly fields: readonly FieldOf[];
  readonly draft: SettingsDraft;
  readonly onChange: (changed: Partial<SettingsDraft>) => void;
}

export function FieldGroup({ title, fields, draft, onChange }: FieldGroupProps) {
  const id = useId();
  if (fields.length === 0) return null;
  return (
    <fieldset className="panel settings-group" aria-labelledby={id}>
      <legend className="unseen">{title}</legend>
      <h3 id={id}>{title}</h3>
      <div className="fields">
        {fields.map((field) => (
          <SettingField key={field.field} of={field} draft={draft} onChange={onChange} />
        ))}
      </div>
    </fieldset>
  );
}

interface SettingFieldProps extends Pick<FieldGroupProps, 'draft' | 'onChange'> {
  readonly of: FieldOf;
}

function SettingField({ of, draft, onChange }: SettingFieldProps) {
  const say = useWords();
  const label = say(of.field);
  const hint = say(`${of.field}Hint`);
  if (of.as === 'check') {
    const { field } = of;
    return (
      <CheckField
        label={label}
        hint={hint}
        isOn={draft[field]}
        onTurn={(isOn) => onChange({ [field]: isOn })}
      />
    );
  }
  const { field } = of;
  const onText = (text: string) => onChange({ [field]: text });
  if (of.as === 'lines') return <AreaField label={label} hint={hint} value={draft[field]} onText={onText} />;
  if (of.as === 'choice') {
    return (
      <PickField
        label={label}
        hint={hint}
        value={draft[field]}
        choices={of.values.map((value) => ({ value, label: choiceWord(value, of.field, say) }))}
        onPick={onText}
      />
    );
  }
  return (
    <TextField
      label={label}
      hint={hint}
      value={draft[field]}
      type={of.as === 'date' ? 'date' : 'text'}
      inputMode={of.as === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      onText={onText}
    />
  );
}

function choiceWord(value: string, field: string, say: ReturnType<typeof useWords>): string {
  switch (value) {
    case '':
      return say(field === 'cut' ? 'byPlayers' : 'noVariant');
    case '0':
      return say('noCut');
    case 'standard':
    case 'extended':
      return say(value);
    case 'timedPlanning':
      return say('timedPlanning');
    default:
      return field === 'cut' ? say('cutTo', { cut: value }) : value;
  }
}
