import type { Plain } from '@sortie/kernel';
import type { ReactNode } from 'react';
import './big-choices.css';

export interface BigChoice {
  readonly answer: Plain;
  readonly title: string;
  readonly detail?: string;
  readonly picture?: ReactNode;
}

interface Props {
  readonly choices: readonly BigChoice[];
  readonly onChoose: (answer: Plain) => void;
  readonly busy: boolean;
}

/** A handful of answers, each with a picture. */
export function BigChoices({ choices, onChoose, busy }: Props) {
  return (
    <div className="big-choices" data-count={choices.length}>
      {choices.map(({ answer, title, detail, picture }) => {
        const key = JSON.stringify(answer);
        return (
          <button key={key} type="button" disabled={busy} data-answer={key} onClick={() => onChoose(answer)}>
            {picture}
            <span className="big-choices-title">{title}</span>
            {detail && <span className="big-choices-detail">{detail}</span>}
          </button>
        );
      })}
    </div>
  );
}
