interface PickerProps<Value extends string | number | null> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onPick: (value: Value) => void;
}

/** One of several, in a line of a form. */
export function Picker<Value extends string | number | null>(props: PickerProps<Value>) {
  const { label, value, choices, nameOf, onPick } = props;
  const offered = choices.includes(value) ? choices : [value, ...choices];
  return (
    <label className="picker">
      <span>{label}</span>
      <select
        value={offered.indexOf(value)}
        onChange={({ target }) => onPick(offered[Number(target.value)]!)}
      >
        {offered.map((each, place) => (
          <option key={String(each)} value={place}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
