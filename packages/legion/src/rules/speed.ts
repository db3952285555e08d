import { difficultAlong, layTool, reliefOf, type Traveller } from '../measuring/index.ts';
import type { LegionState, MoveType, Moving, Unit } from '../model/index.ts';
import { miniaturesPlaced } from './in-play.ts';
import { travellerOf } from './surroundings.ts';
import { tableOf } from './table.ts';
import { cardOf, maxSpeedOf } from './values.ts';

/** The fastest tool of a move, on open ground and where difficult terrain slows it. */
export interface Speeds {
  readonly full: number;
  readonly slowed: number;
}

type Speeding = Pick<Moving, 'speed' | 'ignoresDifficult'>;

/** Moves that are made with a tool of speed 1. lg.melee.withdraw.cost, lg.transport.disembark.how */
const SLOW: readonly MoveType[] = ['withdraw', 'disembark'];

/**
 * Reversing and difficult terrain each take 1 from a speed above 1; together, and with other reductions, they may
 * leave nothing. lg.move.reverse.speed, lg.move.reverse.speed-combines, lg.terrain.difficult.minimum-1,
 * lg.terrain.difficult.combines, lg.terrain.difficult.not-cumulative, lg.terrain.difficult.reverse
 */
export function speedsOf(state: LegionState, unit: Unit, type: MoveType, move: Speeding): Speeds {
  const table = tableOf(state);
  const maximum = maxSpeedOf(table, unit);
  // lg.melee.withdraw.speed-zero, lg.transport.speed-0-excluded
  if (SLOW.includes(type)) return maximum === 0 ? NONE : { full: 1, slowed: 1 };
  const isIgnored =
    move.ignoresDifficult ||
    table.isPermitted({ kind: 'ignoreDifficult', unit, type }) ||
    // lg.terrain.difficult.outside-activation
    (move.speed !== null && !table.isActive(unit.id));
  // lg.move.speed-x.standard-move, lg.move.immobilize.speed-x-moves
  if (move.speed !== null) {
    return { full: move.speed, slowed: isIgnored ? move.speed : Math.max(1, move.speed - 1) };
  }
  const printed = Math.min(3, cardOf(unit).speed + table.cards.sum('speedRaised', { unit }));
  const lost = printed > 1 ? 1 : 0;
  const full = Math.max(0, maximum - (type === 'reverse' ? lost : 0));
  return { full, slowed: isIgnored ? full : Math.max(0, full - lost) };
}

const NONE: Speeds = { full: 0, slowed: 0 };

/** So little of a route is no way at all. */
const AT_ONCE = 0.001;

/** Any miniature that starts in difficult terrain slows the whole unit. lg.terrain.difficult.start */
export function startsInDifficult(state: LegionState, unit: Unit, who: Traveller = travellerOf(state, unit)) {
  const relief = reliefOf(state.battlefield);
  return miniaturesPlaced(unit).some(({ stand }) => {
    const route = layTool(stand, who.base, { speed: 1, angle: stand.heading, bend: 0 });
    return difficultAlong(route, AT_ONCE, who, relief).length > 0;
  });
}
