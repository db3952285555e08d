import { CountedGroup, MOST_MEMBERS, match } from './counted-group.ts';
import { Heap } from './heap.ts';
import type { Lots } from './lots.ts';
import type { Problem } from './problem.ts';

/** Beyond these the counting would take long, or its sums would not fit their places. */
const MOST_PLAYERS = 256;
const MOST_GROUPS = 40;
const MOST_COMING_DOWN = 6;
const MOST_STEPS = 20_000;

/** What a player costs who leaves a group, and for each group that is passed; four groups share a number. */
const OUT = 256;
const NEAR = 1;
const PER_GROUP = 8192;
const PER_NUMBER = 4;

/** Players who come down into a group: the ways in which those above can have been paired so far. */
interface Position {
  readonly group: number;
  readonly down: readonly number[];
  readonly cost: Float64Array;
  ways: number;
  readonly arrivals: Arrival[];
}

/** One way through a group: whom those who came down meet, and which members are paired among themselves. */
interface Arrival {
  readonly from: Position;
  /** For each who came down the member met, or -1 for somebody who goes on. */
  readonly met: readonly number[];
  readonly within: number;
  readonly ways: number;
}

/** All ways through a group that cost the same: who goes on, and how many of its members leave. */
interface Step {
  readonly from: Position;
  readonly cost: Float64Array;
  /** Bits of `from.down`. */
  readonly goOn: number;
  readonly leaving: number;
}

/** Draws one of the pairings that were counted, each with the same chance. */
export type DrawCounted = (lots: Lots) => Int32Array;

/**
 * Counts the best pairings without a flag. Group after group, from the cheapest on, it follows who may be left over,
 * and counts in how many ways the others can be paired; so the first pairing that is whole cannot be bettered, and
 * all that are as good are known by number. Undefined when there is none, or when groups are too large to be
 * counted. ev.swiss.rematch-vs-groups ev.swiss.odd-group-pair-down
 */
export function countPairings(problem: Problem): DrawCounted | undefined {
  const { size, members } = problem;
  const isCountable =
    size % 2 === 0 &&
    size <= MOST_PLAYERS &&
    members.length <= MOST_GROUPS &&
    members.every((group) => group.length <= MOST_MEMBERS);
  return isCountable ? new Counting(problem).run() : undefined;
}

class Counting {
  private readonly problem: Problem;
  private readonly width: number;
  private readonly groups: readonly CountedGroup[];
  private readonly positions: Map<string, Position>[];
  private readonly steps = new Heap<Step>(isBefore);
  private work = 0;

  constructor(problem: Problem) {
    this.problem = problem;
    this.groups = problem.members.map((_, group) => new CountedGroup(problem, group));
    this.width = Math.ceil(this.groups.length / PER_NUMBER);
    this.positions = Array.from({ length: this.groups.length + 1 }, () => new Map());
  }

  run(): DrawCounted | undefined {
    const start = { group: 0, down: [], cost: new Float64Array(this.width), ways: 1, arrivals: [] };
    this.pushSteps(start);
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      const { from } = step;
      if (from.group === this.groups.length) return (lots) => this.drawWay(from, lots);
      if (this.work > MOST_STEPS || step.leaving + from.down.length > MOST_COMING_DOWN) return undefined;
      this.take(step);
      const { length } = this.groups[from.group]!.members;
      if (from.group < this.groups.length - 1 && step.leaving + 2 <= length)
        this.pushStep(from, step.goOn, step.leaving + 2);
    }
    return undefined;
  }

  /** The ways on from a position, each with the fewest who have to leave. */
  private pushSteps(from: Position): void {
    const { down, group } = from;
    if (group === this.groups.length) {
      this.steps.push({ from, cost: from.cost, goOn: 0, leaving: 0 });
      return;
    }
    const { length } = this.groups[group]!.members;
    const isLast = group === this.groups.length - 1;
    for (let goOn = 0; goOn < (isLast ? 1 : 1 << down.length); goOn++) {
      const staying = down.length - bitsOf(goOn);
      if (staying > length) continue;
      const leaving = (length - staying) % 2;
      if (!(isLast && leaving > 0)) this.pushStep(from, goOn, leaving);
    }
  }

  private pushStep(from: Position, goOn: number, leaving: number): void {
    const cost = Float64Array.from(from.cost);
    for (const [at, player] of from.down.entries()) {
      if ((goOn & (1 << at)) !== 0) addCost(cost, this.problem.groups[player]!, NEAR);
    }
    addCost(cost, from.group, leaving * OUT);
    this.steps.push({ from, cost, goOn, leaving });
  }

  /** Goes every way of a step. */
  private take(step: Step): void {
    const { from, goOn } = step;
    const group = this.groups[from.group]!;
    const met: number[] = from.down.map(() => -1);
    const meet = (at: number, free: number): void => {
      if (at === met.length) this.leave(step, met, free);
      else if ((goOn & (1 << at)) !== 0) meet(at + 1, free);
      else {
        for (let open = group.openTo(from.down[at]!) & free; open !== 0; open &= open - 1) {
          const place = 31 - Math.clz32(open & -open);
          met[at] = group.members[place]!;
          meet(at + 1, free & ~(1 << place));
        }
        met[at] = -1;
      }
    };
    meet(0, group.all);
  }

  /** Every choice of those who leave the group after whom the others can be paired. */
  private leave({ from, cost, goOn, leaving }: Step, met: readonly number[], free: number): void {
    const group = this.groups[from.group]!;
    const goingOn = from.down.filter((_, at) => (goOn & (1 << at)) !== 0);
    const choose = (out: number, left: number, count: number): void => {
      this.work++;
      if (count > 0) {
        for (let rest = left; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          choose(out | bit, rest & ~bit, count - 1);
        }
        return;
      }
      const within = free & ~out;
      const ways = group.count(within);
      if (ways === 0) return;
      const down = [...goingOn];
      for (let rest = out; rest !== 0; rest &= rest - 1)
        down.push(group.members[31 - Math.clz32(rest & -rest)]!);
      this.arrive(down, cost, { from, met: [...met], within, ways });
    };
    choose(0, free, leaving);
  }

  private arrive(down: readonly number[], cost: Float64Array, arrival: Arrival): void {
    const group = arrival.from.group + 1;
    const ways = arrival.from.ways * arrival.ways;
    const key = down.join();
    const known = this.positions[group]!.get(key);
    if (known === undefined) {
      const position = { group, down, cost, ways, arrivals: [arrival] };
      this.positions[group]!.set(key, position);
      this.pushSteps(position);
    } else if (compare(known.cost, cost) === 0) {
      known.ways += ways;
      known.arrivals.push(arrival);
    }
  }

  /** Goes back from the end, each way with the chance of the pairings that it stands for. */
  private drawWay(end: Position, lots: Lots): Int32Array {
    const mates = new Int32Array(this.problem.size).fill(-1);
    for (let at = end; at.group > 0; ) {
      let lot = lots.share() * at.ways;
      let chosen = at.arrivals[0]!;
      for (const arrival of at.arrivals) {
        chosen = arrival;
        lot -= arrival.from.ways * arrival.ways;
        if (lot < 0) break;
      }
      const { from, met, within } = chosen;
      for (const [place, other] of met.entries()) if (other >= 0) match(mates, from.down[place]!, other);
      this.groups[from.group]!.pair(within, mates, lots);
      at = from;
    }
    return mates;
  }
}

function addCost(cost: Float64Array, group: number, what: number): void {
  const unit = [PER_GROUP * PER_GROUP * PER_GROUP, PER_GROUP * PER_GROUP, PER_GROUP, 1][group % PER_NUMBER]!;
  cost[Math.floor(group / PER_NUMBER)]! += unit * what;
}

function compare(one: Float64Array, other: Float64Array): number {
  for (let at = 0; at < one.length; at++) {
    const difference = one[at]! - other[at]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Cheaper first; at the same cost the higher group, so that all ways into a position are counted before it is left. */
function isBefore(one: Step, other: Step): boolean {
  const order = compare(one.cost, other.cost);
  return order < 0 || (order === 0 && one.from.group < other.from.group);
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
