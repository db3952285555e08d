import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import './fields.css';

interface Labelled {
  readonly label: string;
  readonly hint?: ReactNode;
}

interface TextFieldProps
  extends Labelled,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'value' | 'onChange'> {
  readonly value: string;
  readonly onText: (value: string) => void;
}

/** A line of text, a date or a number, as text. */
export function TextField({ label, hint, value, onText, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      <Hint id={id} hint={hint} />
    </div>
  );
}

interface AreaFieldProps extends Labelled {
  readonly value: string;
  readonly rows?: number;
  readonly onText: (value: string) => void;
}

export function AreaField({ label, hint, value, rows = 3, onText }: AreaFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      <Hint id={id} hint={hint} />
    </div>
  );
}

interface PickFieldProps<Value extends string> extends Labelled {
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onPick: (value: Value) => void;
}

export function PickField<Value extends string>(props: PickFieldProps<Value>) {
  const { label, hint, value, choices, onPick } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ currentTarget }) => onPick(currentTarget.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Hint id={id} hint={hint} />
    </div>
  );
}

interface CheckFieldProps extends Labelled {
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}

export function CheckField({ label, hint, isOn, onTurn }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="field-check">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        <div>
          <Hint id={id} hint={hint} />
        </div>
      </div>
    </div>
  );
}

function Hint({ id, hint }: { readonly id: string; readonly hint: ReactNode }) {
  if (hint === undefined) return null;
  return (
    <span className="field-hint" id={`${id}-hint`}>
      {hint}
    </span>
  );
}
