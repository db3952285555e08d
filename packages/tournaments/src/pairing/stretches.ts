import { cheapestPairing } from './cheapest-pairing.ts';
import type { Lots } from './lots.ts';
import { FORBIDDEN, type Problem } from './problem.ts';
import { pairWithin } from './within-group.ts';

/**
 * Pairs many players exactly without looking at all of them at once.
 *
 * A group is roomy when whoever is left of it can be paired inside it. Nobody is ever paired past a roomy group:
 * both could meet players of it instead, which is nearer for the higher one. So the groups fall into stretches
 * from one roomy group to the next, with the tight groups between them. All that one stretch does to the next is
 * to take players out of the roomy group they share, and whether their number is odd follows from the numbers of
 * players alone; so each stretch is made as good as it can be by itself. Of a roomy group it needs only a few
 * players, those who have met nobody of the stretch: as long as two of them stay over, more could not better it,
 * for whatever needed more would fall into parts that need no more than these.
 *
 * What is assumed of a group is tested by doing it; a group that turns out not to be roomy is looked at player by
 * player. Undefined when no group is roomy.
 */
export function pairStretches(problem: Problem, lots: Lots): Int32Array | undefined {
  const tight = new Set<number>();
  for (const [group, members] of problem.members.entries()) {
    if (members.length < 2 * (mostClashes(problem, members) + 1) + SPARE) tight.add(group);
  }
  while (tight.size < problem.members.length) {
    const mates = new Int32Array(problem.size).fill(-1);
    const failed = new Attempt(problem, lots, tight, mates).run();
    if (failed === undefined) return mates;
    for (const group of failed) tight.add(group);
  }
  return undefined;
}

/** Beyond the number with which a group can always be paired, so that some can be taken out of it. */
const SPARE = 2;
/** Players of a roomy group that a stretch begins with. */
const FIRST = 4;

function mostClashes({ flags, size }: Problem, members: readonly number[]): number {
  let most = 0;
  for (const one of members) {
    let count = 0;
    for (const other of members) if (flags[one * size + other] !== 0) count++;
    if (count > most) most = count;
  }
  return most;
}

interface Ends {
  /** The roomy group above the tight ones, -1 for none, and the one below. */
  readonly upper: number;
  readonly lower: number;
  readonly between: readonly number[];
}

class Attempt {
  private readonly problem: Problem;
  private readonly lots: Lots;
  private readonly tight: ReadonlySet<number>;
  private readonly mates: Int32Array;

  constructor(problem: Problem, lots: Lots, tight: ReadonlySet<number>, mates: Int32Array) {
    this.problem = problem;
    this.lots = lots;
    this.tight = tight;
    this.mates = mates;
  }

  /** Pairs everybody; answers with groups that are not roomy after all. */
  run(): readonly number[] | undefined {
    for (const ends of this.stretches()) {
      const failed = this.pairStretch(ends);
      if (failed) return failed;
      if (ends.upper >= 0 && !this.pairRest(ends.upper)) return [ends.upper];
    }
    return undefined;
  }

  private *stretches(): Iterable<Ends> {
    let upper = -1;
    let between: number[] = [];
    for (let group = 0; group < this.problem.members.length; group++) {
      if (this.tight.has(group)) {
        between.push(group);
        continue;
      }
      yield { upper, lower: group, between };
      upper = group;
      between = [];
    }
    yield { upper, lower: -1, between };
  }

  private waiting(group: number): number[] {
    return this.problem.members[group]!.filter((player) => this.mates[player] === -1);
  }

  private pairRest(group: number): boolean {
    return pairWithin(this.problem, this.waiting(group), this.mates, this.lots);
  }

  private pairStretch({ upper, lower, between }: Ends): readonly number[] | undefined {
    const players = between.flatMap((group) => this.problem.members[group]!);
    const above = upper < 0 ? [] : this.cleanOf(upper, players);
    const below = lower < 0 ? [] : this.cleanOf(lower, players);
    const leaving = upper < 0 ? 0 : this.waiting(upper).length % 2;
    if (players.length === 0 && leaving === 0) return undefined;
    for (let count = FIRST; ; count *= 2) {
      // An odd number left in the group above means that an odd number leaves it.
      const uppers = upper < 0 ? [] : above.slice(0, count + leaving);
      const lowers =
        lower < 0
          ? []
          : below
              .filter((each) => !uppers.some((one) => this.clashes(one, each)))
              .slice(0, count + ((players.length + uppers.length + count) % 2));
      const isEven =
        uppers.length % 2 === leaving && (players.length + uppers.length + lowers.length) % 2 === 0;
      const groups = [uppers, ...between.map((group) => this.problem.members[group]!), lowers];
      const isEnough = isEven && this.pairFew(groups, { upper, lower });
      if (isEnough) return undefined;
      // Not enough of one of the two ends stay over.
      if (count >= above.length && count >= below.length) return [upper, lower].filter((group) => group >= 0);
    }
  }

  private clashes(one: number, other: number): boolean {
    return this.problem.flags[one * this.problem.size + other] !== 0;
  }

  /** Players of a roomy group who are not paired and have met none of these, in any order. */
  private cleanOf(group: number, others: readonly number[]): readonly number[] {
    const clean = this.waiting(group).filter(
      (player) => !others.some((other) => this.clashes(player, other)),
    );
    return this.lots.shuffle(clean);
  }

  /** Pairs the groups of a stretch as well as can be; the first and the last are parts of roomy groups. */
  private pairFew(
    groups: readonly (readonly number[])[],
    { upper, lower }: Pick<Ends, 'upper' | 'lower'>,
  ): boolean {
    const last = groups.length - 1;
    const players = groups.flat();
    const sub = this.partOf(groups);
    const found = cheapestPairing(sub, this.lots);
    if (!found) return false;
    const isInside = (place: number) => {
      const group = sub.groups[place]!;
      return (group === 0 || group === last) && sub.groups[found[place]!] === group;
    };
    const staysOver = (group: number) =>
      [...found.keys()].some((place) => sub.groups[place] === group && isInside(place));
    if ((upper >= 0 && !staysOver(0)) || (lower >= 0 && !staysOver(last))) return false;
    for (const [place, other] of found.entries()) {
      if (!isInside(place)) this.mates[players[place]!] = players[other]!;
    }
    return true;
  }

  /** The problem of these players alone, without rematches; of roomy groups everybody may meet. */
  private partOf(groups: readonly (readonly number[])[]): Problem {
    const players = groups.flat();
    const size = players.length;
    const of = Int32Array.from(groups.flatMap((members, group) => members.map(() => group)));
    const flags = new Uint8Array(size * size);
    for (const [one, first] of players.entries()) {
      for (const [other, second] of players.entries()) {
        const isRoomy = of[one] === of[other] && (of[one] === 0 || of[one] === groups.length - 1);
        if (!isRoomy && this.clashes(first, second)) flags[one * size + other] = FORBIDDEN;
      }
    }
    let at = 0;
    const members = groups.map((each) => each.map(() => at++));
    return { size, groups: of, members, flags, names: players };
  }
}
