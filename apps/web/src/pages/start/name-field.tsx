interface Props {
  readonly label: string;
  readonly value: string;
  readonly usual: string;
  readonly onChange: (name: string) => void;
}

/** What somebody wants to be called. */
export function NameField({ label, value, usual, onChange }: Props) {
  return (
    <label className="start-name">
      <span>{label}</span>
      <input
        value={value}
        placeholder={usual}
        maxLength={40}
        autoComplete="nickname"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
