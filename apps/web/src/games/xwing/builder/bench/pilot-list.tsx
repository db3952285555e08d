import type { Pilot, PilotId } from '@sortie/xwing/catalogue';
import { memo } from 'react';
import { groupByShip } from '../logic/find-pilots.ts';
import type { Fitting } from '../logic/fit.ts';
import { PilotRow } from './pilot-row.tsx';
import { ShipHeading } from './ship-heading.tsx';

interface Props {
  readonly cards: readonly Pilot[];
  /** Under headings of their ships. */
  readonly byShip: boolean;
  readonly fitting: Fitting;
  readonly onAdd: (pilot: PilotId) => void;
}

/** Judging every card is slow, so the list is deferred while the player types. */
export const PilotList = memo(({ cards, byShip, fitting, onAdd }: Props) => {
  const row = (pilot: Pilot) => (
    <PilotRow key={pilot.uid} pilot={pilot} alone={!byShip} fit={fitting.ofShip(pilot.uid)} onAdd={onAdd} />
  );
  if (!byShip) return <ul>{cards.map(row)}</ul>;
  return groupByShip(cards).map(({ type, pilots }) => (
    <section key={type.id} className="finder-group" aria-label={type.name}>
      <ShipHeading type={type} />
      <ul>{pilots.map(row)}</ul>
    </section>
  ));
});
