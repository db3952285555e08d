import type { Draft } from '@sortie/kernel';
import type { CardEvent, CardKey, UnitId, UpgradeInPlay } from '../model/index.ts';
import { type Appliers, type DraftState, unitIn } from './applier.ts';

function upgradeIn(state: DraftState, unit: UnitId, key: CardKey): Draft<UpgradeInPlay> {
  const found = unitIn(state, unit).upgrades.find((each) => each.key === key);
  if (!found) throw new Error(`${unit} has no upgrade ${key}`);
  return found;
}

export const cardAppliers: Pick<Appliers, CardEvent['kind']> = {
  useCounted: (state, { unit, key, scope, during }) => {
    unitIn(state, unit).uses.push({ key, scope, during });
  },
  upgradeExhausted: (state, { unit, key }) => {
    upgradeIn(state, unit, key).exhausted = true;
    state.serial++;
  },
  upgradeReadied: (state, { unit, key }) => {
    upgradeIn(state, unit, key).exhausted = false;
    state.serial++;
  },
  upgradeDiscarded: (state, { unit, key }) => {
    upgradeIn(state, unit, key).discarded = true;
    state.serial++;
  },
  // A card that is turned over keeps lying as it lay. lg.upgrade-keyword.reconfigure.no-exhaust
  upgradeFlipped: (state, { unit, key, side }) => {
    upgradeIn(state, unit, key).side = side;
    state.serial++;
  },
  woundsPlacedOnCard: (state, { unit, key, count, from }) => {
    const upgrade = upgradeIn(state, unit, key);
    upgrade.wounds = Math.max(0, upgrade.wounds + count);
    upgrade.woundsFrom = upgrade.wounds === 0 ? null : from;
  },
};
