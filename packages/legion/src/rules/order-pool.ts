import type { SeatId } from '@sortie/kernel';
import type { Rank } from '../catalogue/index.ts';
import type { LegionState, Unit } from '../model/index.ts';
import { canArrive } from '../setup/deploy-places.ts';
import { isInPlay } from './in-play.ts';

/** The name by which a player's pool is drawn from. */
export function poolName(seat: SeatId): string {
  return `orders ${seat}`;
}

/** All tokens that were not placed on the battlefield. lg.orders.pool.contents, lg.orders.token.one-per-unit */
export function poolOf({ units }: Pick<LegionState, 'units'>, seat: SeatId): Rank[] {
  return units.filter((unit) => unit.seat === seat && unit.order === 'card').map(({ rank }) => rank);
}

function unitsDrawn({ units }: Pick<LegionState, 'units'>, seat: SeatId, rank: Rank): Unit[] {
  return units.filter(
    (unit) =>
      unit.seat === seat &&
      unit.rank === rank &&
      isInPlay(unit) &&
      !unit.activated &&
      unit.order !== 'faceup',
  );
}

/**
 * Whom a drawn token may be for: units that can activate, and only without any of those units held back, which arrive
 * if there is a place for them. lg.activation-phase.choose.faceup-or-draw, lg.battle-card.rapid-reinforcements.trigger
 */
export function unitsForToken(state: LegionState, seat: SeatId, rank: Rank): Unit[] {
  const activating = unitsDrawn(state, seat, rank);
  if (activating.length > 0) return activating;
  return state.units.filter(
    (unit) =>
      unit.seat === seat &&
      unit.rank === rank &&
      unit.whereabouts === 'aside' &&
      !unit.activated &&
      canArrive(state, unit),
  );
}

/** Whose token it was that matches nobody: one that is defeated, or was activated without it. */
export function ownerOfToken(
  { units }: Pick<LegionState, 'units'>,
  seat: SeatId,
  rank: Rank,
): Unit | undefined {
  const owners = units.filter((unit) => unit.seat === seat && unit.rank === rank && unit.order === 'pool');
  return owners.find(({ whereabouts }) => whereabouts === 'defeated') ?? owners[0];
}
