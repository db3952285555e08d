import { running } from '@sortie/kernel';
import type { Ship, Suffering, XwingEffect, XwingState } from '../model/index.ts';
import { shipOf, takesTurns } from './in-play.ts';
import { tableOf } from './table.ts';
import { damageCount, hullValue, pilotSkill } from './values.ts';

/** xw.destroy.condition, xw.damage.both-sides-count */
export function isSpent(state: XwingState, ship: Ship): boolean {
  return damageCount(tableOf(state), ship) >= hullValue(ship);
}

/**
 * A ship at its hull value is destroyed at once, unless it is still to attack at the active ship's pilot skill.
 * xw.destroy.immediate, xw.destroy.simultaneous.scope
 */
export function lossOf(state: XwingState, ship: Ship): readonly XwingEffect[] | undefined {
  if (ship.doomed || !isSpent(state, ship) || isStillSuffering(state, ship)) return undefined;
  if (staysForItsAttack(state, ship)) return [{ kind: 'doomShip', ship: ship.id }];
  return [{ kind: 'loseShip', ship: ship.id, how: 'destroyed' }];
}

/** Surplus cards are dealt before the ship is destroyed. xw.damage.excess-dealt */
function isStillSuffering(state: XwingState, ship: Ship): boolean {
  return running<Suffering>(state, 'suffer').some((at) => at.ship === ship.id && !at.isOver);
}

function staysForItsAttack(state: XwingState, ship: Ship): boolean {
  if (state.phase !== 'combat' || state.activeShip === null || ship.hasFought) return false;
  if (!takesTurns(ship)) return false;
  const active = shipOf(state, state.activeShip);
  const table = tableOf(state);
  return pilotSkill(table, ship) === pilotSkill(table, active);
}
