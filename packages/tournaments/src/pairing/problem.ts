/** What speaks against two players meeting, as bits. */
export const REMATCH = 1;
export const SAME_CLUB = 2;
export const FORBIDDEN = 4;

/** Players to be paired, by number, best standing first. */
export interface Problem {
  readonly size: number;
  /** The group of each: 0 has the most event points. */
  readonly groups: Int32Array;
  readonly members: readonly (readonly number[])[];
  /** `size` times `size` flags. */
  readonly flags: Uint8Array;
  /** The same players in another problem, by number. */
  readonly names: readonly number[];
}

export function mark(problem: Problem, [one, other]: readonly [number, number], flag: number): void {
  const { flags, size } = problem;
  flags[one * size + other]! |= flag;
  flags[other * size + one]! |= flag;
}

/** A problem without flags, from the event points of the players; in round one all are one group. */
export function problemOf(points: readonly number[]): Problem {
  const size = points.length;
  const values = [...new Set(points)].sort((one, other) => other - one);
  const places = new Map(values.map((value, group) => [value, group]));
  const groups = Int32Array.from(points, (value) => places.get(value)!);
  return {
    size,
    groups,
    members: membersOf(groups, values.length),
    flags: new Uint8Array(size * size),
    names: points.map((_, at) => at),
  };
}

/** The problem with some players left out. */
export function without(problem: Problem, out: ReadonlySet<number>): Problem {
  if (out.size === 0) return problem;
  const kept = [...problem.names.keys()].filter((player) => !out.has(player));
  const values = [...new Set(kept.map((player) => problem.groups[player]!))].sort(
    (one, other) => one - other,
  );
  const places = new Map(values.map((value, group) => [value, group]));
  const size = kept.length;
  const groups = Int32Array.from(kept, (player) => places.get(problem.groups[player]!)!);
  const flags = new Uint8Array(size * size);
  const runs = runsOf(kept);
  for (const [one, first] of kept.entries()) {
    for (const { from, to, at } of runs) {
      flags.set(
        problem.flags.subarray(first * problem.size + from, first * problem.size + to),
        one * size + at,
      );
    }
  }
  const names = kept.map((player) => problem.names[player]!);
  return { size, groups, members: membersOf(groups, values.length), flags, names };
}

/** The same players with so many neighbouring groups taken for one. */
export function takeTogether(problem: Problem, count: number): Problem {
  const groups = problem.groups.map((group) => Math.floor(group / count));
  return { ...problem, groups, members: membersOf(groups, Math.ceil(problem.members.length / count)) };
}

interface Run {
  readonly from: number;
  readonly to: number;
  /** Where it comes to lie. */
  readonly at: number;
}

/** Numbers that follow each other, so that rows are copied in a few pieces. */
function runsOf(kept: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < kept.length; ) {
    let end = at + 1;
    while (end < kept.length && kept[end] === kept[end - 1]! + 1) end++;
    runs.push({ from: kept[at]!, to: kept[end - 1]! + 1, at });
    at = end;
  }
  return runs;
}

function membersOf(groups: Int32Array, count: number): readonly (readonly number[])[] {
  const members: number[][] = Array.from({ length: count }, () => []);
  for (const [player, group] of groups.entries()) members[group]!.push(player);
  return members;
}

/** How many opponents each player still has. */
export function fewestOpponents({ size, flags }: Problem, against: number): number {
  let most = -1;
  for (let row = 0; row < flags.length; row += size) {
    let closed = 0;
    for (let at = row; at < row + size; at++) if ((flags[at]! & against) !== 0) closed++;
    if (closed > most) most = closed;
  }
  return size - 1 - Math.max(0, most);
}
