import type { Lots } from './lots.ts';
import type { Problem } from './problem.ts';

/** Pairings of sets of so many players are counted. */
export const MOST_MEMBERS = 14;

/** One group, whose members are bits of a number: how many ways there are to pair any of them among themselves. */
export class CountedGroup {
  readonly members: readonly number[];
  readonly all: number;
  private readonly problem: Problem;
  /** For each member the later members it may meet. */
  private readonly partners: readonly number[];
  /** One more than the count, 0 where nobody has asked yet. */
  private readonly counts: Float64Array;

  constructor(problem: Problem, group: number) {
    this.problem = problem;
    this.members = problem.members[group]!;
    this.all = (1 << this.members.length) - 1;
    this.counts = new Float64Array(this.all + 1);
    this.counts[0] = 2;
    this.partners = this.members.map((player, place) => this.openTo(player) & (this.all << (place + 1)));
  }

  /** The members that a player may meet. */
  openTo(player: number): number {
    const { flags, size } = this.problem;
    const row = player * size;
    let open = 0;
    for (let place = 0; place < this.members.length; place++) {
      if (flags[row + this.members[place]!] === 0) open |= 1 << place;
    }
    return open;
  }

  /** In how many ways all of these can be paired. */
  count(set: number): number {
    const known = this.counts[set]!;
    if (known !== 0) return known - 1;
    const first = 31 - Math.clz32(set & -set);
    const rest = set & (set - 1);
    let sum = 0;
    for (let open = this.partners[first]! & rest; open !== 0; open &= open - 1) {
      sum += this.count(rest & ~(open & -open));
    }
    this.counts[set] = sum + 1;
    return sum;
  }

  /** Pairs all of these, each way with the same chance; there must be one. */
  pair(set: number, mates: Int32Array, lots: Lots): void {
    for (let left = set; left !== 0; ) {
      const first = 31 - Math.clz32(left & -left);
      left &= left - 1;
      let lot = lots.share() * this.count(left | (1 << first));
      let chosen = 0;
      for (let open = this.partners[first]! & left; open !== 0; open &= open - 1) {
        const bit = open & -open;
        const ways = this.count(left & ~bit);
        if (ways === 0) continue;
        chosen = bit;
        lot -= ways;
        if (lot < 0) break;
      }
      left &= ~chosen;
      match(mates, this.members[first]!, this.members[31 - Math.clz32(chosen)]!);
    }
  }
}

export function match(mates: Int32Array, one: number, other: number): void {
  mates[one] = other;
  mates[other] = one;
}
