import type { Plain } from '@sortie/kernel';
import { shipType } from '@sortie/xwing/catalogue';
import { shipShapes } from '@sortie/xwing/scene';
import type { XwingView } from '@sortie/xwing/view';
import { useMemo } from 'react';
import { useLayer } from '../../table/layers.tsx';
import type { SeenProps } from '../table-game.ts';
import './piece-choices.css';
import { PieceFigure } from './piece-figure.tsx';
import { useWords } from './text/words.ts';

export interface PieceChoice {
  readonly answer: Plain;
  /** The piece on the table. */
  readonly piece: string;
  readonly title: string;
  /** What choosing it does, for whoever does not see the question. */
  readonly label: string;
}

interface Props extends SeenProps<XwingView> {
  readonly choices: readonly PieceChoice[];
  readonly onChoose: (answer: Plain) => void;
  readonly busy: boolean;
}

/** Pieces to choose from, on the table or in a list. */
export function PieceChoices({ seen, choices, onChoose, busy }: Props) {
  const say = useWords();
  const key = JSON.stringify(choices);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view brings the same choices as new objects.
  const layer = useMemo(
    () => ({
      picks: choices.map(({ piece, label }) => ({ piece, label })),
      onPick: (picked: string) => {
        const found = choices.find(({ piece }) => piece === picked);
        if (found) onChoose(found.answer);
      },
    }),
    [key],
  );
  useLayer(layer);
  return (
    <ul className="piece-choices">
      {choices.map(({ answer, piece, title, label }) => {
        const ship = seen.table.ships.find(({ id }) => id === piece);
        return (
          <li key={piece}>
            <button
              type="button"
              disabled={busy}
              aria-label={label}
              data-answer={JSON.stringify(answer)}
              onClick={() => onChoose(answer)}
            >
              {ship && <PieceFigure shapes={shipShapes(ship)} side={ship.side} />}
              <span className="piece-choices-words">
                <span>{title}</span>
                {ship && (
                  <span className="piece-choices-detail">
                    {shipType(ship.type).name} · {say('pilotSkill')} {ship.values.pilotSkill}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
