import { shipCard } from '@sortie/armada/catalogue';
import type { ShipView } from '@sortie/armada/view';
import type { Fleets } from '../planner/fleets.ts';

/** What it costs a side that its ship counts once more when it is destroyed: the points, the more likely the fewer it bears. */
export function priceOfMark({ card, values }: ShipView): number {
  const { points, shields } = shipCard(card);
  const shielded = Object.values(shields).reduce((sum, count) => sum + count, 0);
  return (4 * points) / (values.hull + 0.5 * shielded);
}

/** An enemy ship that is dear and easily destroyed, or one of the own ones that is neither. */
export function worthOfMark({ side }: Fleets, ship: ShipView): number {
  return ship.side === side ? -priceOfMark(ship) : priceOfMark(ship);
}
