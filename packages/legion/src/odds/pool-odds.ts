import { showing } from '@sortie/kernel';
import type { RulesTable } from '../abilities/rules-table.ts';
import { type AttackDice, attackColours, attackDice } from '../catalogue/index.ts';
import type { AttackPool, Table } from '../model/index.ts';
import { resultsLeft } from '../rules/attack-pool.ts';
import { hitsCancelled } from '../rules/cover.ts';
import { miniaturesLeft } from '../rules/in-play.ts';
import { attackDiceDue, extraDefenseDice } from '../rules/pool-values.ts';
import { attackSurgeOf, defenseDieOf, defenseSurgeOf, woundThreshold } from '../rules/values.ts';
import { NOTHING_SHOWN, rollAttack, type Shown } from './attack-roll.ts';
import {
  chanceOfWounds,
  type Defense,
  expectedWounds,
  type WoundChances,
  woundChances,
  woundsBy,
} from './wound-chances.ts';

/** The odds of one pool, when both sides spend what they have on its wounds. */
export interface PoolOdds {
  readonly chances: WoundChances;
  readonly expected: number;
  /** Wounds that the miniatures in sight can still suffer. */
  readonly health: number;
  /** How likely all of these fall. */
  readonly defeat: number;
  /** Keys of the cards that have a say in the dice and are not counted. */
  readonly without: readonly string[];
}

const WINDOWS = [
  'rerollAttackDice',
  'applyDodgeAndCover',
  'modifyAttackDice',
  'rerollDefenseDice',
  'surgesConverted',
  'modifyDefenseDice',
] as const;

/** Cards whose effect on the dice is counted here. */
const COUNTED: readonly string[] = [
  'aim',
  'dodge',
  'useCover',
  'armor',
  'armorX',
  'impact',
  'pierce',
  'uncannyLuck',
  'deflect',
];

function armorOf(table: Table, { defender }: AttackPool): number {
  if (table.hasKeyword(defender, 'armor')) return Number.POSITIVE_INFINITY;
  return table.keywordValue(defender, 'armorX');
}

function coverLeft(table: Table, pool: AttackPool): number {
  if (table.isPermitted({ kind: 'ignoreCover', pool }) || table.isForbidden({ kind: 'useCover', pool }))
    return 0;
  return Math.max(0, hitsCancelled(table.cover(pool)) - pool.coverUsed);
}

/** What stands between this pool and wounds. */
export function defenseAgainst(table: RulesTable, pool: AttackPool): Defense {
  const defender = table.unit(pool.defender);
  const dodges = table.isForbidden({ kind: 'spendDodge', pool }) ? 0 : defender.tokens.dodge;
  // Deflect needs a dodge token that is spent. lg.unit-keyword.deflect.requires-dodge
  const dodged = { ...pool, dodgesSpent: pool.dodgesSpent + dodges };
  const pierce = table.isForbidden({ kind: 'pierce', pool }) ? 0 : table.poolKeyword(pool, 'pierce');
  return {
    cover: coverLeft(table, pool),
    dodges,
    dodgesCriticals: table.isPermitted({ kind: 'dodgeCriticals', pool }),
    impact: table.poolKeyword(pool, 'impact'),
    armor: armorOf(table, pool),
    die: defenseDieOf(table, defender),
    surge: defenseSurgeOf(table, defender, dodged),
    extraDice: extraDefenseDice(table, pool),
    rerolls: table.keywordValue(pool.defender, 'uncannyLuck'),
    pierce: Math.max(0, pierce - pool.pierceUsed),
  };
}

/** Dice on the table as they count for a reroll: those that do no good apart. */
function shownIn({ dice }: AttackPool, surge: 'hit' | 'critical' | null, areHitsWorthless: boolean): Shown {
  const misses: Record<keyof AttackDice, number> = { ...NOTHING_SHOWN.misses };
  let hits = 0;
  let criticals = 0;
  for (const { colour, face, cancelled } of dice) {
    if (cancelled) continue;
    const shows = face === 'surge' ? surge : face;
    if (shows === 'critical') criticals += 1;
    else if (shows === 'hit' && !areHitsWorthless) hits += 1;
    else misses[colour] += 1;
  }
  return { misses, hits, criticals };
}

/** The dice that are still to be rolled: all of them before the first roll. */
function diceDue(table: RulesTable, pool: AttackPool): AttackDice {
  if (pool.dice.length > 0) return attackDice({});
  return attackDice(
    Object.fromEntries(attackColours.map((colour) => [colour, attackDiceDue(table, pool, colour)])),
  );
}

function chancesOf(table: RulesTable, pool: AttackPool, defense: Defense): WoundChances {
  if (pool.defenseDice.length > 0) {
    const shown = showing(pool.defenseDice, 'block').length;
    const rerolled = Math.min(defense.rerolls, pool.defenseDice.length - shown);
    return woundsBy(resultsLeft(pool), { ...defense, rerolls: 0 }, { dice: rerolled, shown });
  }
  const attacker = pool.attacker === null ? undefined : table.unit(pool.attacker);
  const surge = attacker ? attackSurgeOf(table, attacker, pool) : null;
  const areHitsWorthless = defense.armor === Number.POSITIVE_INFINITY && defense.impact === 0;
  const isRolled = pool.coverFound !== null && pool.dice.length > 0;
  const rolled = rollAttack(
    {
      dice: diceDue(table, pool),
      surge,
      aims: isRolled ? 0 : (attacker?.tokens.aim ?? 0),
      rerollsPerAim: table.rerollsPerAim(pool),
      areHitsWorthless,
    },
    shownIn(pool, surge, areHitsWorthless),
  );
  return woundChances(rolled, defense);
}

/** Cards that hear a window of the dice and are not counted. */
function uncountedCards(table: RulesTable, pool: AttackPool): readonly string[] {
  const isConcerned = (owner: string) => owner === pool.attacker || owner === pool.defender;
  const cards = WINDOWS.flatMap((window) => [...table.cards.index.hearing(window).values()].flat()).map(
    ({ card }) => card,
  );
  const uncounted = cards.filter(
    (card) => isConcerned(card.owner) && table.cards.speaks(card) && !COUNTED.includes(card.rules.card),
  );
  return [...new Set(uncounted.map(({ key }) => key))];
}

/** The odds of a pool from where it stands: formed, rolled, or defended against. */
export function oddsOfPool(table: RulesTable, pool: AttackPool): PoolOdds {
  const defense = defenseAgainst(table, pool);
  const chances = chancesOf(table, pool, defense);
  const defender = table.unit(pool.defender);
  const threshold = woundThreshold(defender);
  const health = miniaturesLeft(defender)
    .filter(({ id }) => pool.seen.includes(id))
    .reduce((sum, { wounds }) => sum + threshold - wounds, 0);
  return {
    chances,
    expected: expectedWounds(chances),
    health,
    defeat: health > 0 ? chanceOfWounds(chances, health) : 0,
    without: uncountedCards(table, pool),
  };
}
