import { offers } from '@sortie/kernel';
import { unitCard } from '../catalogue/index.ts';
import type { LegionEffect, Unit, UnitId } from '../model/index.ts';
import { isInPlay, unitOf } from './in-play.ts';
import { tableOf } from './table.ts';
import { woundsOn } from './values.ts';
import { weaponsOfUnit } from './weapons.ts';
import { asks, flow, step } from './words.ts';

/**
 * A vehicle rolls once in the game, also when its damage was repaired since; one with a dash never does, nor do
 * troopers, who have no resilience.
 * lg.vehicle.resilience.check, lg.vehicle.resilience.once, lg.vehicle.resilience.removed-token,
 * lg.vehicle.resilience.dash, lg.vehicle.resilience.value
 */
export function needsResilienceRoll(unit: Unit): boolean {
  const { resilience } = unitCard(unit.card);
  if (resilience === null || unit.resilienceRolled || !isInPlay(unit)) return false;
  return woundsOn(unit) >= resilience;
}

function weaponNames(unit: Unit): readonly string[] {
  return weaponsOfUnit(unit).map(({ weapon }) => weapon.name);
}

function disrupt(unit: UnitId, weapon: string): LegionEffect {
  return { kind: 'damageVehicle', unit, damage: 'weaponDisrupted', weapon };
}

/** A vehicle reaches its resilience and is damaged in one of three ways. lg.vehicle.resilience.check */
export const resilience = flow('resilience', [
  step('roll', (_state, { unit }) => [{ kind: 'rollResilience', unit }]),
  // lg.vehicle.weapon-disrupted.on-surge, lg.vehicle.weapon-disrupted.choice
  asks('disruptWeapon', {
    question: 'disruptWeapon',
    request: (state, { unit, face }) => {
      const names = face === 'surge' ? weaponNames(unitOf(state, unit)) : [];
      if (names.length < 2) return undefined;
      return {
        seat: tableOf(state).opponentOf(unit),
        rule: 'lg.vehicle.weapon-disrupted.choice',
        about: { unit },
        answers: offers(names.map((weapon) => ({ weapon }))),
      };
    },
    take: (_state, { unit }, { weapon }) => [disrupt(unit, weapon)],
  }),
  step('damage', (state, { unit, face }): readonly LegionEffect[] => {
    const names = weaponNames(unitOf(state, unit));
    // lg.vehicle.damaged.on-block
    if (face === 'block') return [{ kind: 'damageVehicle', unit, damage: 'damaged', weapon: null }];
    // lg.vehicle.disabled.on-blank
    if (face === 'blank') return [{ kind: 'damageVehicle', unit, damage: 'disabled', weapon: null }];
    return names.length === 1 ? [disrupt(unit, names[0]!)] : [];
  }),
]);
