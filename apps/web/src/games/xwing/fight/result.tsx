import { pilot, shipType } from '@sortie/xwing/catalogue';
import type { ShipView, XwingView } from '@sortie/xwing/view';
import type { ReactNode } from 'react';
import { isRuleId, ruleSentence } from '../../../rules/rule-words.ts';
import type { Seen, SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { HullBar } from './hull-bar.tsx';
import { pointsOfShip, type SideAtEnd, scoresByRound, sidesAtEnd } from './losses.ts';
import '../../../table/result/result.css';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { ScorePlot } from '../../../table/score-plot.tsx';
import { ShipPicture } from './ship-picture.tsx';
import { useWords } from './text/words.ts';

/** How the game ended; what to do next is put below by the page. */
export function Result({ seen, children }: SeenProps<XwingView> & { readonly children?: ReactNode }) {
  const say = useWords();
  const { outcome, table, language } = seen;
  if (!outcome) return null;
  const names = namesFor(seen);
  const sides = sidesAtEnd(table);
  const { winner, rule } = outcome;
  const own = table.seats.find(({ id }) => id === seen.as)?.side;
  const headline =
    winner === null ? say('draw') : winner === own ? say('youWin') : say('wins', { who: names.side(winner) });
  const why =
    seen.text.refusal({ kind: 'refused', rule, about: null }) ??
    (isRuleId(rule) ? ruleSentence(rule, language) : undefined);
  return (
    <section className="result" data-winner={winner ?? 'draw'} aria-label={say('result')}>
      <header className="result-head" data-side={winner ?? undefined}>
        <p className="soft">
          {say('result')} · {say('rounds', { count: table.round })}
        </p>
        <h2>{headline}</h2>
        <p className="result-why">
          {why} {isRuleId(rule) ? <RuleLink inNewTab rule={rule} /> : null}
        </p>
      </header>
      <div className="result-sides">
        {sides.map((side) => (
          <SideResult
            key={side.side}
            side={side}
            seen={seen}
            name={names.side(side.side)}
            won={side.side === winner}
          />
        ))}
      </div>
      {table.round > 0 ? (
        <ScorePlot
          title={say('overRounds')}
          scores={scoresByRound(table)}
          sides={[names.side(0), names.side(1)]}
        />
      ) : null}
      {children === undefined ? null : <div className="result-next">{children}</div>}
    </section>
  );
}

interface SideResultProps {
  readonly side: SideAtEnd;
  readonly seen: Seen<XwingView>;
  readonly name: string;
  readonly won: boolean;
}

function SideResult({ side, seen, name, won }: SideResultProps) {
  const say = useWords();
  return (
    <section className="result-side" data-side={side.side} data-won={won}>
      <h3>
        <span>{name}</span>
        <span className="result-score">
          <span className="soft">{say('pointsDestroyed')}</span> {side.score}
        </span>
      </h3>
      <Ships label={say('survivors')} ships={side.survivors} seen={seen} />
      <Ships label={say('losses')} ships={side.losses} seen={seen} />
    </section>
  );
}

interface ShipsProps {
  readonly label: string;
  readonly ships: readonly ShipView[];
  readonly seen: Seen<XwingView>;
}

function Ships({ label, ships, seen }: ShipsProps) {
  const say = useWords();
  const names = namesFor(seen);
  return (
    <>
      <h4>{label}</h4>
      {ships.length === 0 ? <p className="soft">{say('nobody')}</p> : null}
      <ul className="result-ships">
        {ships.map((ship) => (
          <li key={ship.id} data-ship={ship.id}>
            <ShipPicture ship={ship} />
            <span className="result-ship">
              <strong>{names.label(ship.id)}</strong>
              <span className="soft">
                {shipType(pilot(ship.pilot).shipType).name} · {say('points', { count: pointsOfShip(ship) })}
              </span>
              {ship.gone === null ? (
                <HullBar ship={ship} />
              ) : (
                <span className="soft">{say(fates[ship.gone], { round: ship.goneInRound ?? 0 })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const fates = { destroyed: 'lostDestroyed', fled: 'lostFled', escaped: 'lostEscaped' } as const;
