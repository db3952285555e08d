import { isUsed } from '@sortie/cards';
import { running } from '@sortie/kernel';
import type { CardInPlay } from '../abilities/card-rules.ts';
import type { RulesTable } from '../abilities/cards-in-play.ts';
import { isForbidden } from '../abilities/questions.ts';
import type { Destruction, Ship, Suffering, XwingEffect, XwingState } from '../model/index.ts';
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
  if (isGoing(state, ship) || isForbidden(state, { kind: 'destroy', ship })) return undefined;
  const averted = avertedBy(state, ship);
  if (averted) return averted;
  if (staysForItsAttack(state, ship)) return [{ kind: 'doomShip', ship: ship.id }];
  return [{ kind: 'loseShip', ship: ship.id, how: 'destroyed' }];
}

/** A card that saves its ship speaks before the ship could be doomed. xw.later.destruction.averted */
function avertedBy(state: XwingState, ship: Ship): readonly XwingEffect[] | undefined {
  const card = saviourOf(tableOf(state), ship);
  if (!card) return undefined;
  return [
    { kind: 'countUse', ship: ship.id, key: card.key, scope: 'game' },
    ...card.rules.insteadOfDestruction!(tableOf(state).cards.here(card)),
  ];
}

/** The card that keeps the ship from its destruction, if it has not done so before. xw.later.destruction.averted */
export function saviourOf(table: RulesTable, ship: Ship): CardInPlay | undefined {
  return table.cards
    .ownWith(ship.id, 'insteadOfDestruction')
    .find(({ key }) => !isUsed(ship.uses, { key, scope: 'game', during: 0 }));
}

/** What its destruction sets off may damage it again; it is destroyed once. xw.destroy.immediate */
function isGoing(state: XwingState, ship: Ship): boolean {
  return running<Destruction>(state, 'shipDestroyed').some((at) => at.ship === ship.id);
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
