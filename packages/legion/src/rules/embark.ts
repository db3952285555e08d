import { type KeywordUse, unitCard } from '../catalogue/index.ts';
import { areInContact } from '../measuring/index.ts';
import type { LegionState, Stand, Unit, UnitId } from '../model/index.ts';
import { figureOf } from './figures.ts';
import {
  areFriendly,
  leaderOf,
  miniaturesLeft,
  type PlacedMiniature,
  unitsOnBattlefield,
} from './in-play.ts';
import { figuresOf } from './surroundings.ts';
import { tableOf } from './table.ts';
import { isTrooper } from './values.ts';

/** lg.transport.light-transport-x.who */
function isSingle(unit: Unit): boolean {
  return miniaturesLeft(unit).length === 1 && unitCard(unit.card).base === 'small';
}

function capacityFor(uses: readonly KeywordUse[]): number {
  return uses.reduce((sum, use) => sum + (('value' in use && use.value) || 0), 0);
}

/** Whether the vehicle could carry the unit now. lg.transport.who, lg.transport.transport-x.capacity, lg.transport.light-transport-x.capacity */
export function canCarry(state: LegionState, vehicle: UnitId, unit: Unit): boolean {
  const table = tableOf(state);
  const room = capacityFor(table.keywordUses(vehicle, 'transport'));
  const lightRoom = capacityFor(table.keywordUses(vehicle, 'lightTransport'));
  const aboard = state.units.filter((each) => each.vehicle === vehicle).length;
  return isTrooper(unit) && aboard < room + (isSingle(unit) ? lightRoom : 0);
}

/** Friendly vehicles that could carry the unit. lg.transport.transport-x.who */
export function transportsFor(state: LegionState, unit: Unit): readonly Unit[] {
  return unitsOnBattlefield(state).filter(
    (other) => other.id !== unit.id && areFriendly(unit, other) && canCarry(state, other.id, unit),
  );
}

/** The vehicle that a leader standing here would enter. lg.transport.embark.how */
export function findTransport(state: LegionState, unit: Unit, stand: Stand): Unit | undefined {
  const leader = figureOf(unit, { ...leaderOf(unit), stand } as PlacedMiniature);
  return transportsFor(state, unit).find((vehicle) =>
    figuresOf(vehicle).some((each) => areInContact(leader, each)),
  );
}
