import type { Prospect } from './later-rounds.ts';
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
  readonly later: Prospect;
}

export interface SmallDraw {
  readonly problem: Problem;
  /** Undefined for an even number. */
  readonly byes?: ByeOrder;
  /** Whether the later rounds can be paired after it. */
  readonly later: (candidate: Candidate) => Prospect;
  readonly lots: Lots;
}

/** The order for the bye. */
export interface ByeOrder {
  /** The place of each player in it, 0 first. */
  readonly places: readonly number[];
  /** Whether a bye would be a player's second while others have had none. */
  readonly isSecond: readonly boolean[];
}

interface Judged extends Candidate {
  readonly rematches: number;
  /** The bye, players of one club, and for every group from the top who leaves it and how far. */
  readonly key: readonly number[];
}

/**
 * The best of all pairings, each of the equally good ones with the same chance: fewest rematches, later rounds
 * possible, no second bye now or later that need not be, the bye by the rules, then as few out of their groups as
 * possible. Undefined when wishes leave none. ev.pairing.later-rounds-possible ev.bye.settled-before-pairing
 */
export function chooseOfAll({ problem, byes, later, lots }: SmallDraw): Choice | undefined {
  const all = everyPairing(problem, byes !== undefined).map((each) => judge(problem, each, byes?.places));
  if (all.length === 0) return undefined;
  const fewest = Math.min(...all.map(({ rematches }) => rematches));
  const pool = all.filter(({ rematches }) => rematches === fewest);
  pool.sort((one, other) => compareKeys(one.key, other.key));
  const first: Partial<Record<Prospect, readonly Judged[]>> = {};
  for (let from = 0; from < pool.length && !first.yes; ) {
    let to = from;
    while (to < pool.length && compareKeys(pool[from]!.key, pool[to]!.key) === 0) to++;
    // A second bye now is no better than one later.
    if (first.secondBye && byes?.isSecond[pool[from]!.bye]) break;
    const equals = pool.slice(from, to);
    const prospects = equals.map(later);
    for (const prospect of PROSPECTS) {
      const such = equals.filter((_, at) => prospects[at] === prospect);
      if (such.length > 0) first[prospect] ??= such;
    }
    from = to;
  }
  const best = PROSPECTS.find((prospect) => first[prospect])!;
  return { ...lots.pick(first[best]!), later: best };
}

/** The best first. */
export const PROSPECTS: readonly Prospect[] = ['yes', 'secondBye', 'unknown', 'no'];

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
  places: readonly number[] | undefined,
): Judged {
  let rematches = 0;
  const key: number[] = new Array(2 + members.length * 2).fill(0);
  key[0] = bye === -1 ? 0 : (places?.[bye] ?? 0);
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
