import { cheapestMatching } from './cheapest-matching.ts';
import { type Costs, costsOf, isForbidden, writeCost } from './costs.ts';
import { Edges } from './edges.ts';
import type { Lots } from './lots.ts';
import type { Problem } from './problem.ts';

/** Up to this many players every pair is looked at from the start. */
const FEW = 72;
/** Beyond this many players of the own group and of each of the next are drawn, and not all looked at. */
const OWN = 10;
const NEXT = 6;
const GROUPS = 3;

/**
 * A pairing that no other betters, or undefined when wishes leave none. Of many players only some pairs are looked
 * at first; every pair that could still make it cheaper is added until there is none, which proves the answer.
 */
export function cheapestPairing(problem: Problem, lots: Lots): Int32Array | undefined {
  const { size } = problem;
  if (size === 0) return new Int32Array(0);
  const graph = new Graph(problem, costsOf(problem));
  const started = startInGroups(problem, lots, graph);
  let isWhole = size <= FEW;
  if (isWhole) graph.addAll();
  else graph.addSome(lots);
  for (;;) {
    const found = cheapestMatching(graph.edges, started);
    if (!found && isWhole) return undefined;
    if (!found) {
      graph.addAll();
      isWhole = true;
    } else if (isWhole || graph.addCheaper(found.duals) === 0) return found.mates;
  }
}

class Graph {
  readonly edges: Edges;
  private readonly known: Uint8Array;
  private readonly problem: Problem;
  private readonly costs: Costs;

  constructor(problem: Problem, costs: Costs) {
    this.problem = problem;
    this.costs = costs;
    this.edges = new Edges(costs.width);
    this.known = new Uint8Array(problem.size * problem.size);
  }

  /** Adds a pair that is allowed; answers whether it is new. */
  add(one: number, other: number): boolean {
    const { size } = this.problem;
    const key = one < other ? one * size + other : other * size + one;
    if (this.known[key] === 1 || isForbidden(this.problem, one, other)) return false;
    this.known[key] = 1;
    const at = this.edges.add(one, other);
    writeCost(this.costs, this.problem, one, other, this.edges.costs, at);
    return true;
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
        const most = group === own ? OWN : NEXT;
        const isAll = others.length <= most;
        for (let at = 0; at < Math.min(others.length, most); at++) {
          const other = isAll ? others[at]! : lots.pick(others);
          if (other !== player && flags[player * size + other] === 0) this.add(player, other);
        }
      }
    }
  }

  /** Adds every pair that could make the matching cheaper; answers with their number. */
  addCheaper(duals: Float64Array): number {
    const { size } = this.problem;
    const { width } = this.costs;
    const cost = new Float64Array(width);
    let added = 0;
    for (let one = 0; one < size; one++) {
      for (let other = one + 1; other < size; other++) {
        if (this.known[one * size + other] === 1 || isForbidden(this.problem, one, other)) continue;
        writeCost(this.costs, this.problem, one, other, cost, 0);
        if (isBelow(cost, duals, one * width, other * width) && this.add(one, other)) added++;
      }
    }
    return added;
  }
}

/** Whether twice a cost is less than the sum of two duals. */
function isBelow(cost: Float64Array, duals: Float64Array, one: number, other: number): boolean {
  for (let place = 0; place < cost.length; place++) {
    const difference = 2 * cost[place]! - duals[one + place]! - duals[other + place]!;
    if (difference !== 0) return difference < 0;
  }
  return false;
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
