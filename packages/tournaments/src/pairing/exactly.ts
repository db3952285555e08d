import { type CostedEdge, cheapestMatching } from './cheapest-matching.ts';
import type { Lots } from './lots.ts';
import { FORBIDDEN, type Problem, REMATCH, SAME_CLUB } from './problem.ts';

/** What a pair costs, in units so far apart that no number of lesser ones makes up for a greater. */
interface Costs {
  readonly rematch: bigint;
  readonly sameClub: bigint;
  /** By the higher and the lower group. */
  readonly between: readonly (readonly bigint[])[];
}

/**
 * Fewest rematches, then fewest of one club, then from the top group down as few players as possible out of
 * their group and as near as possible. ev.swiss.rematch-vs-groups
 */
function costsOf({ members, size }: Problem): Costs {
  const count = members.length;
  const between: bigint[][] = members.map(() => members.map(() => 0n));
  let unit = 1n;
  for (let group = count - 1; group >= 0; group--) {
    const players = BigInt(members[group]!.length);
    const steps = BigInt(count - 1 - group);
    const near = unit;
    unit *= players * steps + 1n;
    const out = unit;
    unit *= players + 1n;
    for (let lower = group + 1; lower < count; lower++) {
      between[group]![lower] = out + near * BigInt(lower - group);
      between[lower]![group] = between[group]![lower]!;
    }
  }
  const sameClub = unit;
  return { between, sameClub, rematch: unit * BigInt(size + 1) };
}

/** Up to this many players every pair is looked at from the start. */
const FEW = 48;
/** Beyond this many the search for cheaper pairs ends after the second answer, for the sake of time. */
const PROVEN = 160;
/** Pairs a player begins with, in the own group and in each of the next. */
const OWN = 8;
const NEXT = 3;
const GROUPS = 3;

/** One pairing that cannot be bettered, drawn at random among such; undefined when wishes leave none. */
export function pairExactly(problem: Problem, lots: Lots): Int32Array | undefined {
  const { size } = problem;
  if (size === 0) return new Int32Array(0);
  const costs = costsOf(problem);
  const graph = new Graph(problem, costs);
  const started = startInGroups(problem, lots, graph);
  let isWhole = size <= FEW;
  if (isWhole) graph.addAll();
  else graph.addSome(lots);
  for (let rounds = 1; ; rounds++) {
    const found = cheapestMatching(graph.edges, started);
    if (!found && isWhole) return undefined;
    if (!found) {
      graph.addAll();
      isWhole = true;
      continue;
    }
    const isEnough = size > PROVEN && rounds > 1;
    if (isWhole || isEnough || graph.addCheaper(found.duals) === 0) return stir(problem, found.mates, lots);
  }
}

class Graph {
  readonly edges: CostedEdge[] = [];
  private readonly known: Uint8Array;
  private readonly problem: Problem;
  private readonly costs: Costs;

  constructor(problem: Problem, costs: Costs) {
    this.problem = problem;
    this.costs = costs;
    this.known = new Uint8Array(problem.size * problem.size);
  }

  /** Adds a pair that is allowed; answers whether it is new. */
  add(one: number, other: number): boolean {
    const { size, flags } = this.problem;
    const key = one < other ? one * size + other : other * size + one;
    if (this.known[key] === 1 || (flags[key]! & FORBIDDEN) !== 0) return false;
    this.known[key] = 1;
    this.edges.push({ ends: [one, other], cost: this.costOf(one, other) });
    return true;
  }

  private costOf(one: number, other: number): bigint {
    const { groups, flags, size } = this.problem;
    const flag = flags[one * size + other]!;
    let cost = this.costs.between[groups[one]!]![groups[other]!]!;
    if ((flag & REMATCH) !== 0) cost += this.costs.rematch;
    if ((flag & SAME_CLUB) !== 0) cost += this.costs.sameClub;
    return cost;
  }

  addAll(): void {
    const { size } = this.problem;
    for (let one = 0; one < size; one++)
      for (let other = one + 1; other < size; other++) this.add(one, other);
  }

  /** Enough pairs for a first answer; those that are missing are found by `addCheaper`. */
  addSome(lots: Lots): void {
    const { members, groups, size, flags } = this.problem;
    for (let player = 0; player < size; player++) {
      const own = groups[player]!;
      for (let group = own; group < Math.min(members.length, own + 1 + GROUPS); group++) {
        const others = members[group]!;
        const wanted = Math.min(others.length, group === own ? OWN : NEXT);
        for (let tries = 0; tries < wanted; tries++) {
          const other = lots.pick(others);
          if (other !== player && flags[player * size + other] === 0) this.add(player, other);
        }
      }
    }
  }

  /** Adds every pair that could make the matching cheaper; answers with their number. */
  addCheaper(duals: readonly bigint[]): number {
    const { members } = this.problem;
    const sorted = members.map((group) =>
      group.toSorted((one, other) =>
        duals[one]! < duals[other]! ? 1 : duals[one]! > duals[other]! ? -1 : 0,
      ),
    );
    let added = 0;
    for (const [high, uppers] of sorted.entries()) {
      for (const [low, lowers] of sorted.entries()) {
        if (low < high) continue;
        const least = 2n * this.costs.between[high]![low]!;
        for (const one of uppers) {
          for (const other of lowers) {
            const sum = duals[one]! + duals[other]!;
            if (sum <= least) break;
            if (one !== other && sum > 2n * this.costOf(one, other) && this.add(one, other)) added++;
          }
          if (lowers.length > 0 && duals[one]! + duals[lowers[0]!]! <= least) break;
        }
      }
    }
    return added;
  }
}

/** Pairs players with others of their group as far as a quick look finds them. */
function startInGroups({ members, flags, size }: Problem, lots: Lots, graph: Graph): Int32Array {
  const mates = new Int32Array(size).fill(-1);
  for (const group of members) {
    const waiting = lots.shuffle([...group]);
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const player = one;
      const at = waiting.findLastIndex((other) => flags[player * size + other] === 0);
      if (at < 0) continue;
      const [other] = waiting.splice(at, 1);
      graph.add(player, other!);
      mates[player] = other!;
      mates[other!] = player;
    }
  }
  return mates;
}

/** How often two players change places, for each player. */
const STIRS = 12;

/**
 * Two players of one group change places wherever that is as good: each such change is as likely as its reverse,
 * so in the end no pairing that can be reached is likelier than another.
 */
function stir({ members, groups, flags, size }: Problem, mates: Int32Array, lots: Lots): Int32Array {
  const badness = (one: number, other: number) => {
    const flag = flags[one * size + other]!;
    return (flag & FORBIDDEN) !== 0 ? 1000 : (flag & REMATCH) * 10 + (flag & SAME_CLUB);
  };
  for (let steps = STIRS * size; steps > 0; steps--) {
    const one = lots.below(size);
    const other = lots.pick(members[groups[one]!]!);
    const [first, second] = [mates[one]!, mates[other]!];
    if (one === other || first === other) continue;
    if (badness(one, second) + badness(other, first) !== badness(one, first) + badness(other, second))
      continue;
    mates[one] = second;
    mates[second] = one;
    mates[other] = first;
    mates[first] = other;
  }
  return mates;
}
