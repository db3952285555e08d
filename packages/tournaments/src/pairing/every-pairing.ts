import type { Answer } from './later-rounds.ts';
import type { Lots } from './lots.ts';
import { FORBIDDEN, type Problem, REMATCH, SAME_CLUB } from './problem.ts';

/** Up to this many places, the bye included, every pairing is looked at. */
export const MOST_PLACES = 10;

export interface Candidate {
  readonly mates: Int32Array;
  /** Who has the bye, or -1. */
  readonly bye: number;
}

export interface Choice extends Candidate {
  readonly later: Answer;
}

export interface SmallDraw {
  readonly problem: Problem;
  /** Places in the order for the bye, 0 first; undefined for an even number. */
  readonly byeOrder?: readonly number[];
  /** Whether the later rounds can be paired after it. */
  readonly later: (candidate: Candidate) => Answer;
  readonly lots: Lots;
}

interface Judged extends Candidate {
  readonly rematches: number;
  /** The bye, players of one club, and for every group from the top who leaves it and how far. */
  readonly key: readonly number[];
}

/**
 * The best of all pairings, each of the equally good ones with the same chance: fewest rematches, later rounds
 * possible, the bye by the rules, then as few out of their groups as possible. Undefined when wishes leave none.
 */
export function chooseOfAll({ problem, byeOrder, later, lots }: SmallDraw): Choice | undefined {
  const all = everyPairing(problem, byeOrder !== undefined).map((each) => judge(problem, each, byeOrder));
  if (all.length === 0) return undefined;
  const fewest = Math.min(...all.map(({ rematches }) => rematches));
  const pool = all.filter(({ rematches }) => rematches === fewest);
  pool.sort((one, other) => compareKeys(one.key, other.key));
  let uncertain: readonly Judged[] = [];
  for (let from = 0; from < pool.length; ) {
    let to = from;
    while (to < pool.length && compareKeys(pool[from]!.key, pool[to]!.key) === 0) to++;
    const equals = pool.slice(from, to);
    const answers = equals.map(later);
    const open = equals.filter((_, at) => answers[at] === 'yes');
    if (open.length > 0) return { ...lots.pick(open), later: 'yes' };
    if (uncertain.length === 0) uncertain = equals.filter((_, at) => answers[at] === 'unknown');
    from = to;
  }
  if (uncertain.length > 0) return { ...lots.pick(uncertain), later: 'unknown' };
  const best = pool.filter(({ key }) => compareKeys(key, pool[0]!.key) === 0);
  return { ...lots.pick(best), later: 'no' };
}

function everyPairing({ size, flags }: Problem, hasBye: boolean): Candidate[] {
  const found: Candidate[] = [];
  const mates = new Int32Array(size).fill(-1);
  const pairFrom = (start: number, bye: number) => {
    let one = start;
    while (one < size && (mates[one] !== -1 || one === bye)) one++;
    if (one === size) {
      if (!hasBye || bye !== -1) found.push({ mates: Int32Array.from(mates), bye });
      return;
    }
    for (let other = one + 1; other < size; other++) {
      if (mates[other] !== -1 || other === bye) continue;
      if ((flags[one * size + other]! & FORBIDDEN) !== 0) continue;
      mates[one] = other;
      mates[other] = one;
      pairFrom(one + 1, bye);
      mates[one] = -1;
      mates[other] = -1;
    }
    if (hasBye && bye === -1) pairFrom(one + 1, one);
  };
  pairFrom(0, -1);
  return found;
}

function judge(
  { flags, size, groups, members }: Problem,
  { mates, bye }: Candidate,
  byeOrder: readonly number[] | undefined,
): Judged {
  let rematches = 0;
  const key: number[] = new Array(2 + members.length * 2).fill(0);
  key[0] = bye === -1 ? 0 : (byeOrder?.[bye] ?? 0);
  for (let one = 0; one < size; one++) {
    const other = mates[one]!;
    if (other <= one) continue;
    const flag = flags[one * size + other]!;
    if ((flag & REMATCH) !== 0) rematches++;
    if ((flag & SAME_CLUB) !== 0) key[1]!++;
    const high = Math.min(groups[one]!, groups[other]!);
    const distance = Math.abs(groups[one]! - groups[other]!);
    if (distance === 0) continue;
    key[2 + high * 2]!++;
    key[3 + high * 2]! += distance;
  }
  return { mates, bye, rematches, key };
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value - other[at]!;
  return 0;
}
