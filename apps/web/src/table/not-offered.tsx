import type { Plain, Refusal } from '@sortie/kernel';
import './not-offered.css';
import type { AskProps } from './table-game.ts';
import { WhyNot } from './why-not.tsx';

/** Something that somebody might have expected among the answers. */
export interface Missing {
  readonly key: string;
  readonly label: string;
  /** What a screen reader calls it. */
  readonly about?: string;
  /** The answer that is refused. */
  readonly answer: Plain;
}

interface Props extends AskProps {
  readonly title: string;
  readonly missing: readonly Missing[];
  /** Pointed at on the board: its reason is told at once. */
  readonly chosen?: string | null;
  readonly caseOf: (refusal: Refusal, missing: Missing) => string | undefined;
}

/** What cannot be answered now, each with its reason when it is asked for. */
export function NotOffered({ seen, decision, referee, title, missing, chosen = null, caseOf }: Props) {
  if (missing.length === 0) return null;
  return (
    <details className="not-offered" open={chosen !== null && missing.some(({ key }) => key === chosen)}>
      <summary>{title}</summary>
      <ul>
        {missing.map((each) => (
          <li key={each.key} data-missing={each.key} data-chosen={each.key === chosen}>
            <span>{each.label}</span>
            <WhyNot
              text={seen.text}
              key={`${decision.id} ${decision.version}`}
              decision={decision}
              referee={referee}
              answer={each.answer}
              about={each.about ?? each.label}
              caseOf={(refusal) => caseOf(refusal, each)}
              asked={each.key === chosen}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
