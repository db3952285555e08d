import './shape.css';

/** One of our icon shapes. Without a label it stands beside words that say the same. */
export function Shape({
  path,
  label,
  size = 18,
}: {
  readonly path: string;
  readonly label?: string;
  readonly size?: number;
}) {
  if (label === undefined) {
    return (
      <svg className="shape" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        <path d={path} />
      </svg>
    );
  }
  return (
    <svg className="shape" viewBox="0 0 24 24" width={size} height={size} role="img" aria-label={label}>
      <title>{label}</title>
      <path d={path} />
    </svg>
  );
}
