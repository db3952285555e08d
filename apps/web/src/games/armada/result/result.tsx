import { cardName, texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import type { ReactNode } from 'react';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import { ResultFrame } from '../../../table/result/result-frame.tsx';
import type { Seen, SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { pointsOf } from '../roster/armada-roster.ts';
import { useWords } from '../text/words.ts';
import { hullOf, shapesOf, type UnitView } from '../units.ts';
import { type SideAtEnd, scoresByRound, sidesAtEnd } from './losses.ts';

/** How the game ended; what to do next is put below by the page. */
export function Result({ seen, children }: SeenProps<ArmadaView> & { readonly children?: ReactNode }) {
  const say = useWords();
  const { outcome, table } = seen;
  return (
    <ResultFrame
      seen={seen}
      say={say}
      names={namesFor(seen)}
      scores={scoresByRound(table)}
      about={table.objective ? cardName(table.objective.card, seen.language) : undefined}
      sides={sidesAtEnd(table).map((side) => (
        <SideResult key={side.side} side={side} seen={seen} won={side.side === outcome?.winner} />
      ))}
    >
      {children}
    </ResultFrame>
  );
}

interface SideResultProps {
  readonly side: SideAtEnd;
  readonly seen: Seen<ArmadaView>;
  readonly won: boolean;
}

function SideResult({ side, seen, won }: SideResultProps) {
  const say = useWords();
  return (
    <section className="result-side" data-side={side.side} data-won={won}>
      <h3>
        <span>{namesFor(seen).side(side.side)}</span>
        <span className="result-score">
          <span className="soft">{say('scoreLabel')}</span> {side.score}
        </span>
      </h3>
      {side.victoryTokens > 0 && <p>{texts(seen.language).pieceWords.victoryTokens(side.victoryTokens)}</p>}
      <Units label={say('survivors')} units={side.survivors} seen={seen} />
      <Units label={say('losses')} units={side.losses} seen={seen} />
    </section>
  );
}

interface UnitsProps {
  readonly label: string;
  readonly units: readonly UnitView[];
  readonly seen: Seen<ArmadaView>;
}

function Units({ label, units, seen }: UnitsProps) {
  const say = useWords();
  const names = namesFor(seen);
  const { hull } = texts(seen.language).pieceWords;
  return (
    <>
      <h4>{label}</h4>
      {units.length === 0 ? <p className="soft">{say('nobody')}</p> : null}
      <ul className="result-ships">
        {units.map((unit) => {
          const { left, all } = hullOf(unit);
          return (
            <li key={unit.id} data-ship={unit.id}>
              <PieceFigure shapes={shapesOf(unit)} side={unit.side} size={36} />
              <span className="result-ship">
                <strong>{names.unit(unit.id)}</strong>
                <span className="soft">
                  {say('points', { count: pointsOf(unit) })} ·{' '}
                  {unit.destroyed === null ? hull(left, all) : say('lostIn', { round: unit.destroyed })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
