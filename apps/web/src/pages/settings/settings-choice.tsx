import { useId } from 'react';

interface SettingsChoiceProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

export function SettingsChoice<Value extends string>(props: SettingsChoiceProps<Value>) {
  const { legend, value, choices, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="settings-choice">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
