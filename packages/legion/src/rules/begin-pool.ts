import type { KeywordId, Weapon } from '../catalogue/index.ts';
import type { Attacking, AttackPool, Detonating, FormedPool, LegionState, UnitId } from '../model/index.ts';
import { rangeToToken } from './distances.ts';
import { miniaturesLeft, unitOf } from './in-play.ts';
import { miniaturesSeenByUnit } from './sight.ts';
import { tableOf } from './table.ts';
import { tokenOf, weaponOfToken } from './token-weapon.ts';
import { weaponsAtHand, weaponsForAttack } from './weapons.ts';

/** A weapon in a pool, and how many miniatures use it. */
interface Used {
  readonly weapon: Weapon;
  readonly count: number;
}

/** What is the same at the beginning of every pool. */
export const FRESH_POOL = {
  dice: [],
  hasShownHit: false,
  coverFound: null,
  coverUsed: 0,
  dodgesSpent: 0,
  pierceUsed: 0,
  defenseDice: [],
  surgesShown: null,
  suffered: 0,
} satisfies Partial<AttackPool>;

/**
 * Each weapon gives its keywords to its own pool, and values add up; a keyword without a value is there or not.
 * lg.attack.pool.keywords, lg.cards.keyword-x-cumulative, lg.weapon-keyword.impact.cumulative,
 * lg.weapon-keyword.impact.per-pool, lg.weapon-keyword.suppressive.per-pool
 */
export function keywordsOf(used: readonly Used[]): AttackPool['keywords'] {
  const keywords: Partial<Record<KeywordId, number>> = {};
  for (const { weapon, count } of used) {
    for (const keyword of weapon.keywords) {
      const before = keywords[keyword.id] ?? 0;
      keywords[keyword.id] = 'value' in keyword ? before + keyword.value * count : 1;
    }
  }
  return keywords;
}

/** Only if every weapon of the pool has it. lg.weapon-keyword.high-velocity.effect, lg.weapon-keyword.high-velocity.per-pool */
function areAllHighVelocity(weapons: readonly Weapon[]): boolean {
  return weapons.every(({ keywords }) => keywords.some(({ id }) => id === 'highVelocity'));
}

/** A pool that a unit formed, at the moment it is rolled. */
export function beginPool(state: LegionState, attack: Attacking, formed: FormedPool): AttackPool {
  const attacker = unitOf(state, attack.unit);
  const table = tableOf(state);
  const own = weaponsForAttack(table, attack);
  const used = formed.weapons.map(({ weapon, card, of, miniatures }) => ({
    weapon: (of === undefined ? own : weaponsAtHand(table, unitOf(state, of))).find(
      (each) => each.weapon.name === weapon && each.card === card,
    )!.weapon,
    count: miniatures.length,
  }));
  return {
    ...FRESH_POOL,
    ...formed,
    number: state.pools + 1,
    attack: attack.number,
    attacker: attacker.id,
    token: null,
    by: attacker.seat,
    keywords: keywordsOf(used),
    isHighVelocity: areAllHighVelocity(used.map(({ weapon }) => weapon)),
    seen: miniaturesSeenByUnit(state, attacker, unitOf(state, formed.defender)),
  };
}

/**
 * The pool of a token that goes off: a ranged attack with its area weapon alone, in which the token is the attacker.
 * lg.area-weapon.is-ranged-attack, lg.area-weapon.alone-in-pool, lg.area-weapon.detonation.token-is-attacker,
 * lg.weapon-keyword.detonate.no-extra-weapons, lg.weapon-keyword.detonate.no-unit-keywords
 */
export function beginDetonationPool(state: LegionState, at: Detonating, id: UnitId): AttackPool {
  const token = tokenOf(state, at.token);
  const weapon = weaponOfToken(state, token);
  const defender = unitOf(state, id);
  return {
    ...FRESH_POOL,
    number: state.pools + 1,
    attack: state.attacks + 1,
    attacker: null,
    token: token.id,
    by: at.by,
    defender: id,
    type: 'ranged',
    range: rangeToToken(defender, token),
    weapons: [{ weapon: weapon.name, card: null, miniatures: [], dice: weapon.dice }],
    keywords: keywordsOf([{ weapon, count: 1 }]),
    isHighVelocity: areAllHighVelocity([weapon]),
    // lg.line-of-sight.token
    seen: miniaturesLeft(defender).map((each) => each.id),
  };
}
