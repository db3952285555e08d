import { cohesionFault } from '../measuring/index.ts';
import type { Displacing, LegionEffect, LegionState, MiniatureId, Unit } from '../model/index.ts';
import { leaderOf, unitOf } from './in-play.ts';
import { figuresOf, surroundingsOf, travellerOf } from './surroundings.ts';
import { flow, step } from './words.ts';

/** Miniatures still standing that the leader's new place puts out of cohesion. lg.cohesion.after-displacement */
function leftBehind(state: LegionState, unit: Unit): readonly MiniatureId[] {
  const leader = leaderOf(unit).stand;
  if (!leader) return [];
  const around = surroundingsOf(state, unit);
  const who = travellerOf(state, unit);
  return figuresOf(unit)
    .filter(({ id }) => id !== unit.leader)
    .filter(({ stand }) => cohesionFault({ leader, who, around: { ...around, untouchable: [] } }, stand))
    .map(({ id }) => id as MiniatureId);
}

/** Leaders first, then everybody else. lg.cohesion.multi-unit-displacement, lg.displacement.3-opponent-places */
export const displace = flow('displace', [
  step('leaders', (state, { by, displaced }: Displacing): readonly LegionEffect[] =>
    displaced.flatMap(({ unit, leaderFrom }) => {
      if (!leaderFrom) return [];
      const miniatures = [unitOf(state, unit).leader];
      const rule = 'lg.displacement.3-leader-range-1';
      return [{ kind: 'orderPlacing', placing: { unit, by, miniatures, rule, from: leaderFrom } } as const];
    }),
  ),
  step('others', (state, { by, displaced }: Displacing): readonly LegionEffect[] =>
    displaced.map(({ unit: id, miniatures, leaderFrom }) => {
      const unit = unitOf(state, id);
      const lifted = miniatures.filter((each) => each !== unit.leader);
      const behind = leaderFrom ? leftBehind(state, unit) : [];
      const rule = 'lg.displacement.3-cohesion';
      return {
        kind: 'orderPlacing',
        placing: { unit: id, by, miniatures: [...lifted, ...behind], rule },
      } as const;
    }),
  ),
  // One token for a unit, however many miniatures. lg.suppression.from-displacement, lg.suppression.from-displacement-max-1
  step('suppress', (_state, { displaced }: Displacing): readonly LegionEffect[] =>
    displaced.map(({ unit }) => ({
      kind: 'gainTokens',
      unit,
      token: 'suppression',
      count: 1,
      source: 'displacement',
    })),
  ),
]);

/** What a vehicle takes off, unit by unit, with where leaders stood. lg.displacement.1-set-aside */
export function displacedUnits(
  state: LegionState,
  miniatures: readonly MiniatureId[],
): Displacing['displaced'] {
  return state.units.flatMap((unit) => {
    const own = unit.miniatures.filter(({ id }) => miniatures.includes(id)).map(({ id }) => id);
    const leaderFrom = own.includes(unit.leader) ? leaderOf(unit).stand : null;
    return own.length === 0 ? [] : [{ unit: unit.id, miniatures: own, leaderFrom }];
  });
}
