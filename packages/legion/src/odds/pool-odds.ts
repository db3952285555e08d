import { showing } from '@sortie/kernel';
import { cardWindows } from '../abilities/card-windows.ts';
import type { RulesTable } from '../abilities/rules-table.ts';
import { type AttackDice, attackColours, attackDice } from '../catalogue/index.ts';
import type { AttackPool, Table } from '../model/index.ts';
import { resultsLeft } from '../rules/attack-pool.ts';
import { coverIfSuppressed, hitsCancelled } from '../rules/cover.ts';
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
  /** Wounds that are suffered on average: no more than there is health for. */
  readonly expected: number;
  /** Wounds that the miniatures in sight can still suffer. */
  readonly health: number;
  /** How likely all of these fall. */
  readonly defeat: number;
  /** Keys of the cards that have a say in the dice and are not counted. */
  readonly without: readonly string[];
}

const DUCK_AND_COVER = 'duck-and-cover';

const WINDOWS = [
  'rerollAttackDice',
  'applyDodgeAndCover',
  'modifyAttackDice',
  'rerollDefenseDice',
  'surgesConverted',
  'modifyDefenseDice',
  'beforeWounds',
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
  DUCK_AND_COVER,
];

function armorOf(table: Table, { defender }: AttackPool): number {
  if (table.hasKeyword(defender, 'armor')) return Number.POSITIVE_INFINITY;
  return table.keywordValue(defender, 'armorX');
}

/** A card that suppresses the defender is in force. */
function canDuck({ cards }: RulesTable, { defender }: AttackPool): boolean {
  const heard = [...cards.index.hearing('applyDodgeAndCover').values()].flat();
  return heard.some(
    ({ card }) => card.owner === defender && card.rules.card === DUCK_AND_COVER && cards.speaks(card),
  );
}

function mayUseCover(table: Table, pool: AttackPool): boolean {
  return !table.isPermitted({ kind: 'ignoreCover', pool }) && !table.isForbidden({ kind: 'useCover', pool });
}

/** Whether a suppression token would give the defender more cover. lg.cover.improve.suppression */
export function isDuckingUseful(table: RulesTable, pool: AttackPool): boolean {
  return (
    mayUseCover(table, pool) &&
    hitsCancelled(coverIfSuppressed(table, pool)) > hitsCancelled(table.cover(pool))
  );
}

function coverLeft(table: RulesTable, pool: AttackPool): number {
  if (!mayUseCover(table, pool)) return 0;
  const cover = canDuck(table, pool) ? coverIfSuppressed(table, pool) : table.cover(pool);
  return Math.max(0, hitsCancelled(cover) - pool.coverUsed);
}

/** Armor cancels every hit, and nothing turns one into a critical. */
export function areHitsWorthless(table: Table, pool: AttackPool): boolean {
  return armorOf(table, pool) === Number.POSITIVE_INFINITY && table.poolKeyword(pool, 'impact') === 0;
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
  const isHitNoGood = defense.armor === Number.POSITIVE_INFINITY && defense.impact === 0;
  const isRolled = pool.coverFound !== null && pool.dice.length > 0;
  const rolled = rollAttack(
    {
      dice: diceDue(table, pool),
      surge,
      aims: isRolled ? 0 : (attacker?.tokens.aim ?? 0),
      rerollsPerAim: table.rerollsPerAim(pool),
      areHitsWorthless: isHitNoGood,
    },
    shownIn(pool, surge, isHitNoGood),
  );
  return woundChances(rolled, defense);
}

/** What a window shows: the wounds that the defender is about to suffer, else the pool. */
function subjectOf(window: (typeof WINDOWS)[number], pool: AttackPool): object {
  if (window !== 'beforeWounds') return pool;
  return { unit: pool.defender, left: 1, among: pool.seen, leaderLast: false, from: pool.attacker };
}

/** Cards of either side that could be used in a window of the dice and are not counted. */
function uncountedCards(table: RulesTable, pool: AttackPool): readonly string[] {
  const seats = new Set(table.units.map(({ seat }) => seat));
  const keys = WINDOWS.flatMap((window) => {
    const open = { window, subject: subjectOf(window, pool), whyUnmet: () => undefined };
    return [...seats].flatMap((seat) => cardWindows.listeners(table.cards, open, seat));
  })
    .map(({ key }) => key.split('#')[0]!)
    .filter((key) => {
      const card = table.cards.index.all.find((each) => each.key === key);
      return card !== undefined && !COUNTED.includes(card.rules.card);
    });
  return [...new Set(keys)];
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
    expected: expectedWounds(chances, health),
    health,
    defeat: health > 0 ? chanceOfWounds(chances, health) : 0,
    without: uncountedCards(table, pool),
  };
}
