import type { Plain } from '@sortie/kernel';
import type { Piece } from '@sortie/scene';
import { useMemo } from 'react';
import { useLayer } from './layers.tsx';
import './piece-choices.css';
import { PieceFigure } from './piece-figure.tsx';

export interface PieceChoice {
  readonly answer: Plain;
  /** The piece on the table. */
  readonly piece: string;
  readonly title: string;
  /** What choosing it does, for whoever does not see the question. */
  readonly label: string;
  /** Other pieces that mean the same: the rest of a unit. */
  readonly also?: readonly string[] | undefined;
  /** What it looks like. */
  readonly figure?: Pick<Piece, 'shapes' | 'side'> | undefined;
  /** What tells it from others of its name. */
  readonly detail?: string | undefined;
}

interface Props {
  readonly choices: readonly PieceChoice[];
  readonly onChoose: (answer: Plain) => void;
  readonly busy: boolean;
}

/** Pieces to choose from, on the table or in a list. */
export function PieceChoices({ choices, onChoose, busy }: Props) {
  const key = JSON.stringify(choices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view brings the same choices as new objects.
  const layer = useMemo(
    () => ({
      picks: choices.flatMap(({ piece, also = [], label }) =>
        [piece, ...also].map((each) => ({ piece: each, label })),
      ),
      onPick: (picked: string) => {
        const found = choices.find(({ piece, also = [] }) => piece === picked || also.includes(picked));
        if (found) onChoose(found.answer);
      },
    }),
    [key],
  );
  useLayer(layer);
  return (
    <ul className="piece-choices">
      {choices.map(({ answer, piece, title, label, figure, detail }) => (
        <li key={piece}>
          <button
            type="button"
            disabled={busy}
            aria-label={label}
            data-answer={JSON.stringify(answer)}
            onClick={() => onChoose(answer)}
          >
            {figure && <PieceFigure shapes={figure.shapes} side={figure.side} />}
            <span className="piece-choices-words">
              <span>{title}</span>
              {detail && <span className="piece-choices-detail">{detail}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
