import type { RulesTable } from '../abilities/rules-table.ts';
import type { AttackColour, KeywordId } from '../catalogue/index.ts';
import type { AttackPool } from '../model/index.ts';

/** A weapon keyword of the pool with all that cards add to it. lg.cards.keyword-x-cumulative */
export function poolKeyword({ cards }: RulesTable, pool: AttackPool, keyword: KeywordId): number {
  return (pool.keywords[keyword] ?? 0) + cards.sum('poolKeyword', { pool, keyword });
}

/** lg.actions.aim.reroll-two */
const REROLLS_PER_AIM = 2;

/** lg.unit-keyword.precise.extra-rerolls */
export function rerollsPerAim(table: RulesTable, pool: AttackPool): number {
  if (pool.attacker === null) return 0;
  const attacker = table.unit(pool.attacker);
  return REROLLS_PER_AIM + table.cards.sum('rerollsPerAim', { attacker, pool });
}

/** Dice of one colour: those of the weapons, and what cards add. lg.attack.2.gather-dice */
export function attackDiceDue({ cards }: RulesTable, pool: AttackPool, colour: AttackColour): number {
  const ofWeapons = pool.weapons.reduce((sum, { dice }) => sum + dice[colour], 0);
  return Math.max(0, ofWeapons + cards.sum('attackDice', { pool, colour }));
}

/** Dice that cards add to those for hits and criticals. lg.unit-keyword.danger-sense.additional */
export function extraDefenseDice(table: RulesTable, pool: AttackPool): number {
  return table.cards.sum('defenseDice', { defender: table.unit(pool.defender), pool });
}
