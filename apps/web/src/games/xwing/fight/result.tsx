import { pilot, shipType } from '@sortie/xwing/catalogue';
import type { ShipView, XwingView } from '@sortie/xwing/view';
import type { ReactNode } from 'react';
import { ResultFrame } from '../../../table/result/result-frame.tsx';
import type { Seen, SeenProps } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { HullBar } from './hull-bar.tsx';
import { pointsOfShip, type SideAtEnd, scoresByRound, sidesAtEnd } from './losses.ts';
import { ShipPicture } from './ship-picture.tsx';
import { useWords } from './text/words.ts';

/** How the game ended; what to do next is put below by the page. */
export function Result({ seen, children }: SeenProps<XwingView> & { readonly children?: ReactNode }) {
  const say = useWords();
  const { outcome, table } = seen;
  const names = namesFor(seen);
  return (
    <ResultFrame
      seen={seen}
      say={say}
      names={names}
      scores={scoresByRound(table)}
      sides={sidesAtEnd(table).map((side) => (
        <SideResult
          key={side.side}
          side={side}
          seen={seen}
          name={names.side(side.side)}
          won={side.side === outcome?.winner}
        />
      ))}
    >
      {children}
    </ResultFrame>
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
