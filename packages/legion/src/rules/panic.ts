import type { ActionUnderway, LegionEffect, LegionState, UnitId } from '../model/index.ts';
import { isOnBattlefield, unitOf } from './in-play.ts';
import { tableOf } from './table.ts';

/** How far a commander lends its courage. lg.panic.commander-courage */
const COURAGE_RANGE = 3;

/** The unit itself, and the friendly commanders whose courage it may use for the panic test. lg.team.panic-courage */
export function couragesFor(state: LegionState, unit: UnitId): readonly UnitId[] {
  const table = tableOf(state);
  const commanders = table
    .friends(unit)
    .filter(({ id, rank }) => id !== unit && rank === 'commander' && table.range(unit, id) <= COURAGE_RANGE);
  return [unit, ...commanders.map(({ id }) => id)];
}

/**
 * Whether the unit panics with this courage; a dash is infinite. A unit without courage of its own never does.
 * lg.panic.test, lg.panic.dash-is-infinite, lg.suppression.no-courage
 */
export function isPanicFelt(state: LegionState, unit: UnitId, lender: UnitId): boolean {
  const table = tableOf(state);
  const courage = table.courage(lender);
  if (courage === null || table.courage(unit) === null || !table.isTrooper(unit)) return false;
  return unitOf(state, unit).tokens.suppression >= 2 * courage;
}

/** Its own courage counts here, not a commander's. lg.panic.lasts, lg.panic.recover */
export function hasPanicEnded(state: LegionState, unit: UnitId, suppression: number): boolean {
  const courage = tableOf(state).courage(unit);
  return courage === null || suppression < 2 * courage;
}

/** The one move action of a unit that panicked. lg.panic.only-move, lg.transport.panicked */
export function panicAction(state: LegionState, id: UnitId): readonly LegionEffect[] {
  const table = tableOf(state);
  const isAboard = !isOnBattlefield(unitOf(state, id));
  const type = isAboard ? 'disembark' : 'panic';
  // lg.unit-keyword.stationary.panic
  const isHeld = table.isForbidden({ kind: 'move', unit: unitOf(state, id), type });
  if (isHeld || (table.activation?.actions ?? 0) === 0) return [];
  const action: ActionUnderway = {
    kind: 'move',
    treatedAs: null,
    card: null,
    isFree: false,
    unit: id,
    cost: 1,
    source: 'panic',
    moves: [type],
    attacks: 'any',
    against: null,
  };
  return [{ kind: 'performAction', action }];
}
