import './odds-brief.css';

interface Props {
  readonly className?: string;
  readonly figures: readonly OddsFigure[];
  /** Cards that are not in these figures; said only where there are some. */
  readonly without: string | undefined;
  readonly withoutMeans: string;
}

export interface OddsFigure {
  readonly said: string;
  /** How it was worked out. */
  readonly means?: string;
  /** Whether somebody may fall. */
  readonly isDeadly?: boolean;
}

/** What is to be expected of an attack, in a few figures. */
export function OddsLine({ className = '', figures, without, withoutMeans }: Props) {
  return (
    <span className={`odds-brief ${className}`}>
      {figures.map(({ said, means, isDeadly }) => (
        <span key={said} title={means} data-deadly={isDeadly}>
          {said}
        </span>
      ))}
      {without !== undefined && (
        <span className="odds-without" title={withoutMeans}>
          {without}
        </span>
      )}
    </span>
  );
}
