import { FORBIDDEN, type Problem, REMATCH, SAME_CLUB } from './problem.ts';

/**
 * What pairs cost, in places of a number so far apart that no number of lesser ones makes up for a greater. The
 * places are spread over several plain numbers, the most important first, because one would not hold them all.
 */
export interface Costs {
  /** How many numbers a cost has. */
  readonly width: number;
  /** By the two groups: `width` numbers each. */
  readonly between: readonly (readonly Float64Array[])[];
  readonly rematch: Float64Array;
  readonly sameClub: Float64Array;
}

/** Sums over a thousand pairs of costs up to this are still exact. */
const LARGEST = 68_719_476_736;

interface Place {
  /** From the end, so that it is known before all places are. */
  readonly fromEnd: number;
  readonly unit: number;
}

/**
 * Fewest rematches, then fewest of one club, then from the top group down as few players as possible out of
 * their group and as near as possible. ev.swiss.rematch-vs-groups
 */
export function costsOf({ members, size, flags }: Problem): Costs {
  const count = members.length;
  let fromEnd = 0;
  let unit = 1;
  const take = (most: number): Place => {
    if (unit * (most + 1) > LARGEST) {
      fromEnd++;
      unit = 1;
    }
    const place = { fromEnd, unit };
    unit *= most + 1;
    return place;
  };
  const places: { out: Place; near: Place }[] = [];
  for (let group = count - 2; group >= 0; group--) {
    const players = members[group]!.length;
    const near = take(players * (count - 1 - group));
    places[group] = { near, out: take(players) };
  }
  let all = 0;
  for (const flag of flags) all |= flag;
  const has = (flag: number) => (all & flag) !== 0;
  const sameClub = has(SAME_CLUB) ? take(size / 2) : null;
  const rematch = has(REMATCH) ? take(size / 2) : null;
  const width = fromEnd + 1;
  const cost = (...parts: readonly (readonly [Place | null, number])[]) => {
    const sum = new Float64Array(width);
    for (const [place, times] of parts) if (place) sum[width - 1 - place.fromEnd]! += place.unit * times;
    return sum;
  };
  const between: Float64Array[][] = members.map(() => members.map(() => new Float64Array(width)));
  for (const [group, { out, near }] of places.entries()) {
    for (let lower = group + 1; lower < count; lower++) {
      const both = cost([out, 1], [near, lower - group]);
      between[group]![lower] = both;
      between[lower]![group] = both;
    }
  }
  return { width, between, rematch: cost([rematch, 1]), sameClub: cost([sameClub, 1]) };
}

/** Writes what a pair costs to a place of a list; the pair must be allowed. */
export function writeCost(
  { between, rematch, sameClub, width }: Costs,
  { groups, flags, size }: Problem,
  one: number,
  other: number,
  to: Float64Array,
  at: number,
): void {
  const flag = flags[one * size + other]!;
  const own = between[groups[one]!]![groups[other]!]!;
  for (let place = 0; place < width; place++) {
    let sum = own[place]!;
    if ((flag & REMATCH) !== 0) sum += rematch[place]!;
    if ((flag & SAME_CLUB) !== 0) sum += sameClub[place]!;
    to[at + place] = sum;
  }
}

export const isForbidden = ({ flags, size }: Problem, one: number, other: number) =>
  (flags[one * size + other]! & FORBIDDEN) !== 0;
