import { cardName, texts } from '@sortie/legion/text';
import type { LegionView, UnitView } from '@sortie/legion/view';
import type { ReactNode } from 'react';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import { ResultFrame } from '../../../table/result/result-frame.tsx';
import type { Seen, SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { miniaturesLeft, shapesOf } from '../units.ts';
import { lostIn, type SideAtEnd, scoresByRound, sidesAtEnd } from './losses.ts';
import { useWords } from './text/words.ts';

/** How the game ended; what to do next is put below by the page. */
export function Result({ seen, children }: SeenProps<LegionView> & { readonly children?: ReactNode }) {
  const say = useWords();
  const { outcome, table, log } = seen;
  const { objective } = table.battleCards.used;
  return (
    <ResultFrame
      seen={seen}
      say={say}
      names={namesFor(seen)}
      scores={scoresByRound(table)}
      about={objective === null ? undefined : cardName(objective)}
      sides={sidesAtEnd(table, log).map((side) => (
        <SideResult key={side.side} side={side} seen={seen} won={side.side === outcome?.winner} />
      ))}
    >
      {children}
    </ResultFrame>
  );
}

interface SideResultProps {
  readonly side: SideAtEnd;
  readonly seen: Seen<LegionView>;
  readonly won: boolean;
}

/** Victory tokens come before points. lg.victory.after-six-rounds */
function SideResult({ side, seen, won }: SideResultProps) {
  const say = useWords();
  const names = namesFor(seen);
  const { wording } = texts(seen.language);
  const gained = side.gained.map(({ source, count }) =>
    say('tokensFor', { count, source: wording.source(source, names) }),
  );
  return (
    <section className="result-side" data-side={side.side} data-won={won}>
      <h3>
        <span>{names.side(side.side)}</span>
        <span className="result-score">{say('victoryTokens', { count: side.victoryTokens })}</span>
      </h3>
      {gained.length > 0 && <p>{gained.join(', ')}</p>}
      <p>
        <span className="soft">{say('scoreLabel')}</span> {side.score}
      </p>
      <Units label={say('survivors')} units={side.survivors} seen={seen} />
      <Units label={say('losses')} units={side.losses} seen={seen} />
    </section>
  );
}

interface UnitsProps extends SeenProps<LegionView> {
  readonly label: string;
  readonly units: readonly UnitView[];
}

function Units({ label, units, seen }: UnitsProps) {
  const say = useWords();
  const names = namesFor(seen);
  return (
    <>
      <h4>{label}</h4>
      {units.length === 0 ? <p className="soft">{say('nobody')}</p> : null}
      <ul className="result-ships">
        {units.map((unit) => {
          const left = miniaturesLeft(unit).length;
          return (
            <li key={unit.id} data-ship={unit.id}>
              <PieceFigure shapes={shapesOf(unit)} side={unit.side} size={36} />
              <span className="result-ship">
                <strong>{names.unit(unit.id)}</strong>
                <span className="soft">
                  {say('points', { count: unit.points })} ·{' '}
                  {left === 0
                    ? say('lostIn', { round: lostIn(unit) })
                    : say('left', { left, all: unit.miniatures.length })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
