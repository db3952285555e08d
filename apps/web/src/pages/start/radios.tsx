import { type ReactNode, useId } from 'react';
import './radios.css';

interface RadiosProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly detail?: ReactNode }[];
  readonly onChoose: (value: Value) => void;
}

/** One of a few, side by side. */
export function Radios<Value extends string>({ legend, value, choices, onChoose }: RadiosProps<Value>) {
  const name = useId();
  return (
    <fieldset className="radios">
      <legend>{legend}</legend>
      <div className="radios-choices">
        {choices.map((choice) => (
          <label key={choice.value} className="radios-choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span className="radios-label">{choice.label}</span>
            {choice.detail && <span className="radios-detail">{choice.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
