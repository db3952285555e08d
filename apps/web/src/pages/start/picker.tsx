import type { Plain } from '@sortie/kernel';

interface PickerProps {
  readonly label: string;
  readonly value: Plain;
  readonly choices: readonly Plain[];
  readonly nameOf: (value: Plain) => string;
  readonly onPick: (value: Plain) => void;
}

/** One of several, in a line of a form. */
export function Picker({ label, value, choices, nameOf, onPick }: PickerProps) {
  const keys = choices.map((each) => JSON.stringify(each));
  const own = JSON.stringify(value);
  const offered = keys.includes(own) ? choices : [value, ...choices];
  return (
    <label className="picker">
      <span>{label}</span>
      <select
        value={offered.findIndex((each) => JSON.stringify(each) === own)}
        onChange={({ target }) => onPick(offered[Number(target.value)] ?? null)}
      >
        {offered.map((each, place) => (
          <option key={JSON.stringify(each)} value={place}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
