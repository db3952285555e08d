import type { Problem } from '../../src/pairing/problem.ts';

/** Marks of a pairing: rematches, then for every group from the top who leaves it, and how far. */
export type Marks = readonly number[];

export function marksOf(problem: Problem, mates: Int32Array): Marks {
  const marks: number[] = new Array(1 + 2 * problem.members.length).fill(0);
  for (const [one, other] of mates.entries()) if (one < other) addPair(problem, marks, one, other);
  return marks;
}

function addPair({ flags, size, groups }: Problem, marks: number[], one: number, other: number): void {
  if (flags[one * size + other] !== 0) marks[0]! += 1;
  const [high, low] = [Math.min(groups[one]!, groups[other]!), Math.max(groups[one]!, groups[other]!)];
  if (high === low) return;
  marks[1 + 2 * high]! += 1;
  marks[2 + 2 * high]! += low - high;
}

/**
 * The least marks of any pairing, found in another way than the engine's: for every set of players the best
 * pairing of just these, from the smaller sets. Each mark is a digit of one large number.
 */
export function leastMarks(problem: Problem): Marks {
  const { size, members } = problem;
  const digit = BigInt(size * members.length + 1);
  const costs = Array.from({ length: size * size }, (_, at) => {
    const marks: number[] = new Array(1 + 2 * members.length).fill(0);
    addPair(problem, marks, Math.floor(at / size), at % size);
    return marks.reduce((sum, mark) => sum * digit + BigInt(mark), 0n);
  });
  const best = new Map<number, bigint>([[0, 0n]]);
  const all = (1 << size) - 1;
  const bestOf = (set: number): bigint => {
    const known = best.get(set);
    if (known !== undefined) return known;
    const one = 31 - Math.clz32(set);
    let least: bigint | undefined;
    for (let other = 0; other < one; other++) {
      if ((set & (1 << other)) === 0) continue;
      const sum = costs[one * size + other]! + bestOf(set & ~(1 << one) & ~(1 << other));
      if (least === undefined || sum < least) least = sum;
    }
    best.set(set, least!);
    return least!;
  };
  let left = bestOf(all);
  const marks: number[] = [];
  for (let at = 0; at < 1 + 2 * members.length; at++) {
    marks.unshift(Number(left % digit));
    left /= digit;
  }
  return marks;
}
