import { type DefenseColour, type DefenseSurge, defenseDieFaces } from '../catalogue/index.ts';
import type { RolledResults } from './attack-roll.ts';

/** Everything between the attack dice and the wounds. */
export interface Defense {
  /** Hits that cover may cancel. */
  readonly cover: number;
  /** Hits that dodge tokens cancel, one each. */
  readonly dodges: number;
  /** Dodge tokens cancel criticals too, once no hit is left. */
  readonly dodgesCriticals: boolean;
  /** Hits that Impact turns into criticals; counts against Armor alone. */
  readonly impact: number;
  /** Hits that Armor cancels. */
  readonly armor: number;
  readonly die: DefenseColour;
  readonly surge: DefenseSurge;
  /** Dice beyond one for each hit and critical. */
  readonly extraDice: number;
  /** Dice that Uncanny Luck rolls again. */
  readonly rerolls: number;
  readonly pierce: number;
}

/** How likely so many wounds are, by their number. */
export type WoundChances = readonly number[];

/** What is left of the dice once both sides have modified them. lg.attack.5.apply-dodge-cover, lg.attack.6.attacker-then-defender */
export function resultsAfter({ hits, criticals }: RolledResults, defense: Defense): number {
  const { cover, dodges, dodgesCriticals, impact, armor } = defense;
  const uncovered = Math.max(0, hits - cover);
  const left = Math.max(0, uncovered - dodges);
  const unused = dodgesCriticals ? dodges - (uncovered - left) : 0;
  const turned = armor > 0 ? Math.min(impact, left) : 0;
  return Math.max(0, criticals - unused) + turned + Math.max(0, left - turned - armor);
}

export function chanceOfBlock(die: DefenseColour, surge: DefenseSurge): number {
  const faces = defenseDieFaces[die];
  return (
    faces.filter((face) => face === 'block' || (face === 'surge' && surge === 'block')).length / faces.length
  );
}

/** How likely so many of the dice show a block. */
function blockChances(dice: number, chance: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    for (const [blocks, share] of chances.entries()) {
      next[blocks]! += share * (1 - chance);
      next[blocks + 1]! += share * chance;
    }
    chances = next;
  }
  return chances;
}

/** Blocks once the dice that show none were rolled again. lg.unit-keyword.uncanny-luck.reroll */
function withRerolls(chances: readonly number[], dice: number, rerolls: number, chance: number): number[] {
  const next = Array.from({ length: dice + 1 }, () => 0);
  for (const [blocks, share] of chances.entries()) {
    const again = blockChances(Math.min(rerolls, dice - blocks), chance);
    for (const [more, part] of again.entries()) next[blocks + more]! += share * part;
  }
  return next;
}

/** What a roll comes to against so many results, some blocks shown already. lg.attack.9.compare */
export function woundsBy(
  results: number,
  { pierce, rerolls, die, surge }: Defense,
  { dice, shown = 0 }: { readonly dice: number; readonly shown?: number },
): number[] {
  const chance = chanceOfBlock(die, surge);
  const rolled = withRerolls(blockChances(dice, chance), dice, rerolls, chance);
  const wounds = Array.from({ length: results + 1 }, () => 0);
  for (const [more, share] of rolled.entries()) {
    const blocks = Math.max(0, shown + more - pierce);
    wounds[Math.max(0, results - blocks)]! += share;
  }
  return wounds;
}

function addUp(sum: number[], chances: readonly number[], chance: number): void {
  for (const [wounds, share] of chances.entries()) sum[wounds] = (sum[wounds] ?? 0) + share * chance;
}

/** The wounds that a roll of attack dice leads to. */
export function woundChances(rolled: readonly RolledResults[], defense: Defense): WoundChances {
  const sum: number[] = [0];
  const known = new Map<number, readonly number[]>();
  for (const each of rolled) {
    const results = resultsAfter(each, defense);
    let chances = known.get(results);
    if (!chances) {
      // Nothing is rolled where nothing is left to be blocked.
      chances = results === 0 ? [1] : woundsBy(results, defense, { dice: results + defense.extraDice });
      known.set(results, chances);
    }
    addUp(sum, chances, each.chance);
  }
  return sum;
}

export function expectedWounds(chances: WoundChances, most = Number.POSITIVE_INFINITY): number {
  return chances.reduce((sum, chance, wounds) => sum + Math.min(most, wounds) * chance, 0);
}

/** At least so many. */
export function chanceOfWounds(chances: WoundChances, least: number): number {
  return Math.min(
    1,
    chances.slice(Math.max(0, least)).reduce((sum, chance) => sum + chance, 0),
  );
}
