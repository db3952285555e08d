import { shipType, texts, type XwingView } from '@sortie/xwing';
import { useMemo } from 'react';
import { useLayer } from '../../table/layers.tsx';
import type { AskProps } from '../table-game.ts';
import { shipShapes } from './local-shapes.ts';
import { namesFor } from './names-for.ts';
import './pick-piece-ask.css';
import { PieceFigure } from './piece-figure.tsx';
import { useWords } from './text/words.ts';
import { useAnswer } from './use-answer.ts';

/** A ship or a bomb, chosen on the table or in a list. */
export function PickPieceAsk({ seen, decision, hand }: AskProps<XwingView>) {
  const say = useWords();
  const names = namesFor(seen);
  const { busy, send } = useAnswer(hand, decision);
  const { answerText } = texts(seen.language);
  const offers = decision.answers.kind === 'offers' ? decision.answers.offers : [];
  const choices = offers.map((offer) => {
    const { ship, bomb } = offer as { readonly ship?: string; readonly bomb?: string };
    const piece = String(ship ?? bomb ?? '');
    return {
      offer,
      piece,
      title: answerText(decision, offer, names),
      ship: seen.table.ships.find(({ id }) => id === piece),
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers of a question never change.
  const layer = useMemo(
    () => ({
      picks: choices.map(({ piece, title }) => ({ piece, label: say('chooseThis', { ship: title }) })),
      onPick: (picked: string) => {
        const found = choices.find(({ piece }) => piece === picked);
        if (found) send(found.offer);
      },
    }),
    [decision.id, seen.language],
  );
  useLayer(layer);
  return (
    <ul className="pick-piece">
      {choices.map(({ offer, piece, title, ship }) => (
        <li key={piece}>
          <button
            type="button"
            disabled={busy}
            data-answer={JSON.stringify(offer)}
            onClick={() => send(offer)}
          >
            {ship && <PieceFigure shapes={shipShapes(ship, seen.table)} side={ship.side} />}
            <span className="pick-piece-words">
              <span>{title}</span>
              {ship && (
                <span className="pick-piece-detail">
                  {shipType(ship.type).name} · {say('pilotSkill')} {ship.values.pilotSkill}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
