import { showing } from '@sortie/kernel';
import type { WindowAbility } from '../abilities/card-rules.ts';
import { on } from '../abilities/card-rules.ts';
import { isForbidden } from '../abilities/questions.ts';
import type { Window } from '../abilities/windows.ts';
import type { Attack, Table } from '../model/index.ts';
import { choicesOfDice } from './choices-of-dice.ts';
import { rerollable } from './reroll.ts';

/** What the rules themselves let attacker and defender do with their tokens; each belongs to one ship. */
export interface TokenSpending {
  readonly id: string;
  readonly by: 'attacker' | 'defender';
  readonly ability: WindowAbility;
}

function holds(
  table: Table,
  attack: Attack,
  role: 'attacker' | 'defender',
  token: 'focus' | 'evade',
): boolean {
  return table.ship(attack[role]).tokens[token] > 0;
}

const focusOnAttack: TokenSpending = {
  id: 'focus',
  by: 'attacker',
  // xw.action.focus.spend-attack, xw.action.focus.spend-without-result
  ability: on('modifyAttackDice', {
    optional: true,
    repeatable: true,
    applies: ({ table, attack }) =>
      holds(table, attack, 'attacker', 'focus') &&
      !isForbidden(table.state, { kind: 'spendFocus', ship: table.ship(attack.attacker), attack }),
    resolve: ({ attack }) => [
      { kind: 'spendToken', ship: attack.attacker, token: 'focus' },
      {
        kind: 'changeDice',
        pool: 'attack',
        dice: showing(attack.attackDice, 'focus'),
        to: 'hit',
        source: 'focus',
      },
    ],
  }),
};

const lockOnAttack: TokenSpending = {
  id: 'targetLock',
  by: 'attacker',
  // xw.action.lock.spend-reroll, xw.action.lock.spend-zero-dice, xw.action.lock.spend-only-vs-locked
  ability: on('modifyAttackDice', {
    optional: true,
    applies: ({ table, attack }) =>
      table.ship(attack.attacker).lock?.target === attack.defender &&
      !isForbidden(table.state, { kind: 'reroll', ship: table.ship(attack.attacker), attack }) &&
      !isForbidden(table.state, { kind: 'spendLock', ship: table.ship(attack.attacker), attack }),
    choices: ({ attack }) => choicesOfDice(attack.attackDice, rerollable(attack.attackDice)),
    resolve: ({ attack }, dice: readonly number[]) => [
      { kind: 'spendLock', ship: attack.attacker },
      { kind: 'rerollDice', pool: 'attack', dice, source: 'targetLock' },
    ],
  }),
};

const focusOnDefense: TokenSpending = {
  id: 'focus',
  by: 'defender',
  // xw.action.focus.spend-defense
  ability: on('modifyDefenseDice', {
    optional: true,
    repeatable: true,
    applies: ({ table, attack }) =>
      holds(table, attack, 'defender', 'focus') &&
      !isForbidden(table.state, { kind: 'spendFocus', ship: table.ship(attack.defender), attack }),
    resolve: ({ attack }) => [
      { kind: 'spendToken', ship: attack.defender, token: 'focus' },
      {
        kind: 'changeDice',
        pool: 'defense',
        dice: showing(attack.defenseDice, 'focus'),
        to: 'evade',
        source: 'focus',
      },
    ],
  }),
};

const evadeOnDefense: TokenSpending = {
  id: 'evade',
  by: 'defender',
  // xw.action.evade.spend
  ability: on('modifyDefenseDice', {
    optional: true,
    repeatable: true,
    applies: ({ table, attack }) =>
      holds(table, attack, 'defender', 'evade') &&
      !isForbidden(table.state, { kind: 'spendEvade', ship: table.ship(attack.defender), attack }),
    resolve: ({ attack }) => [
      { kind: 'spendToken', ship: attack.defender, token: 'evade' },
      { kind: 'addDie', pool: 'defense', face: 'evade', source: 'evade' },
      { kind: 'useInAttack', use: 'evade token' },
    ],
  }),
};

const byWindow: ReadonlyMap<Window, readonly TokenSpending[]> = new Map<Window, readonly TokenSpending[]>([
  ['modifyAttackDice', [focusOnAttack, lockOnAttack]],
  ['modifyDefenseDice', [focusOnDefense, evadeOnDefense]],
]);

export function tokenSpendings(window: Window): readonly TokenSpending[] {
  return byWindow.get(window) ?? [];
}
