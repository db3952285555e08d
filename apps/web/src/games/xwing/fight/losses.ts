import type { Side } from '@sortie/kernel';
import { shipCost } from '@sortie/xwing/lists';
import type { ShipView, XwingView } from '@sortie/xwing/view';
import type { RoundScore } from '../../../table/score-plot.tsx';

export interface SideAtEnd {
  readonly side: Side;
  readonly survivors: readonly ShipView[];
  readonly losses: readonly ShipView[];
  /** Points of enemy ships it has destroyed. */
  readonly score: number;
}

export function sidesAtEnd(table: XwingView): readonly [SideAtEnd, SideAtEnd] {
  const at = (side: Side): SideAtEnd => ({
    side,
    survivors: table.ships.filter((ship) => ship.side === side && ship.gone === null && ship.pose !== null),
    losses: table.ships
      .filter((ship) => ship.side === side && ship.gone !== null)
      .sort((one, other) => (one.goneInRound ?? 0) - (other.goneInRound ?? 0)),
    score: table.scores[side],
  });
  return [at(0), at(1)];
}

/** The cost of a ship with all its upgrades, discarded ones too. xw.optional.limit.score-discarded-upgrades */
export function pointsOfShip({ pilot, upgrades, reinforcement }: ShipView): number {
  return reinforcement ? 0 : shipCost({ pilot, upgrades: upgrades.map(({ card }) => card) });
}

/** Ships remember in which round they were lost, so the view alone tells the course of the game. */
export function scoresByRound(table: XwingView): readonly RoundScore[] {
  const lost = table.ships.filter(({ gone }) => gone === 'destroyed' || gone === 'fled');
  const destroyedBy = (side: Side, round: number) =>
    lost
      .filter((ship) => ship.side !== side && (ship.goneInRound ?? 0) <= round)
      .reduce((sum, ship) => sum + pointsOfShip(ship), 0);
  return Array.from({ length: table.round + 1 }, (_, round) => ({
    round,
    points: [destroyedBy(0, round), destroyedBy(1, round)],
  }));
}
