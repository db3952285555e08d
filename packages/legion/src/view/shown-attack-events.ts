import { tellFields } from '@sortie/kernel';
import type { AttackEvent, RolledAttackDie, RolledDefenseDie } from '../model/index.ts';
import { showToken } from './show.ts';
import { showFormed, showWeapon } from './show-procedures.ts';
import type { Tellers } from './tellers.ts';

function showAttackDice(dice: readonly RolledAttackDie[]): readonly RolledAttackDie[] {
  return dice.map(({ colour, face }) => ({ colour, face }));
}

function showDefenseDice(dice: readonly RolledDefenseDie[]): readonly RolledDefenseDie[] {
  return dice.map(({ colour, face }) => ({ colour, face }));
}

/** Nothing of an attack is secret. */
export const shownAttackEvents: Pick<Tellers, AttackEvent['kind']> = {
  poolFormed: ({ kind, unit, attack, pool }) => ({ kind, unit, attack, pool: showFormed(pool) }),
  poolJoined: ({ kind, defender, weapon }) => ({ kind, defender, weapon: showWeapon(weapon) }),
  poolBegun: ({ kind, number, attack, attacker, token, defender, type, range, weapons }) => ({
    kind,
    number,
    attack,
    attacker,
    token,
    defender,
    type,
    range,
    weapons: weapons.map(showWeapon),
  }),
  resultsCompared: tellFields('defender', 'results', 'blocks'),
  attackDiceRolled: ({ kind, dice }) => ({ kind, dice: showAttackDice(dice) }),
  attackDieAdded: tellFields('colour', 'face', 'source'),
  attackDieRerolled: tellFields('die', 'to', 'source'),
  attackDieTurned: tellFields('die', 'to', 'source'),
  attackDieCancelled: tellFields('die', 'source'),
  coverFound: tellFields('grade'),
  coverUsed: tellFields('count'),
  dodgeSpent: tellFields('unit'),
  defenseDiceRolled: ({ kind, unit, dice }) => ({ kind, unit, dice: showDefenseDice(dice) }),
  defenseDieRerolled: tellFields('die', 'to', 'source'),
  defenseDieTurned: tellFields('die', 'to', 'source'),
  defenseDieCancelled: tellFields('die', 'source'),
  defenseSurgesShown: tellFields('count'),
  guardianDiceRolled: ({ kind, unit, dice }) => ({ kind, unit, dice: showDefenseDice(dice) }),
  guardianDieTurned: tellFields('die', 'to'),
  pierceUsed: tellFields('count'),
  woundsPrevented: tellFields('unit', 'count', 'source'),
  woundAssigned: tellFields('unit', 'miniature', 'source'),
  woundsRemoved: tellFields('unit', 'miniature', 'count'),
  miniatureDefeated: tellFields('unit', 'miniature'),
  miniatureRestored: tellFields('unit', 'miniature', 'wounds'),
  leaderReplaced: tellFields('unit', 'miniature'),
  unitDefeated: tellFields('unit', 'by'),
  marksMoved: tellFields('from', 'to'),
  resilienceRolled: tellFields('unit', 'face'),
  vehicleDamaged: tellFields('unit', 'damage', 'weapon'),
  vehicleRepaired: tellFields('unit', 'damage'),
  chargePlaced: ({ kind, unit, token }) => ({ kind, unit, token: showToken(token) }),
  mineRolled: tellFields('token', 'unit', 'face'),
  tokenDetonated: tellFields('token', 'unit', 'by'),
  tokenRemoved: tellFields('token'),
};
