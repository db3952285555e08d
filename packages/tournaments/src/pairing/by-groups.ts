import type { Lots } from './lots.ts';
import type { Problem } from './problem.ts';

/** How often a group is drawn before its pairing is looked for in another way. */
const TRIES = 60;
const RESTARTS = 4;

/**
 * Draws group by group from the top: who is left over meets a random player of the next group, the rest are
 * paired at random among themselves. A draw against a flag is thrown away, so every pairing without one is as
 * likely as another. What comes out takes nobody from a group but one when its number is odd, to the next group,
 * and so cannot be bettered; undefined when no such pairing was drawn. ev.swiss.top-group-first
 * ev.swiss.odd-group-pair-down ev.swiss.rest-of-group ev.swiss.round-one-random
 */
export function pairByGroups(problem: Problem, lots: Lots): Int32Array | undefined {
  const mates = new Int32Array(problem.size).fill(-1);
  const groups = problem.members.map((members) => [...members]);
  /** Who came down into each group. */
  const left: number[] = [-1];
  let restarts = 0;
  for (let group = 0; group < groups.length; group++) {
    const isLast = group === groups.length - 1;
    const over = drawGroup(problem, groups[group]!, left[group]!, { mates, lots });
    if (over !== undefined && (!isLast || over === -1)) {
      left[group + 1] = over;
      continue;
    }
    restarts++;
    if (restarts > RESTARTS || group === 0) return undefined;
    // Another player is left over from further up, the further the longer it does not help.
    const back = Math.max(0, group - 1 - Math.floor(restarts / 3));
    group = back - 1;
  }
  return mates;
}

interface Drawing {
  readonly mates: Int32Array;
  readonly lots: Lots;
}

/** Pairs one group with who came down; answers with who is left over, -1 for nobody, undefined for no luck. */
function drawGroup(
  { flags, size }: Problem,
  players: number[],
  from: number,
  { mates, lots }: Drawing,
): number | undefined {
  const count = players.length;
  // Each try draws players to the front of the list, two by two; the first is met by who came down.
  const start = from === -1 ? 0 : 1;
  const last = count - ((count - start) % 2);
  for (let tries = 0; tries < TRIES; tries++) {
    let isClear = true;
    for (let at = 0; at < last; at++) {
      const drawn = at + lots.below(count - at);
      const player = players[drawn]!;
      players[drawn] = players[at]!;
      players[at] = player;
      const isSecond = at >= start && (at - start) % 2 === 1;
      const before = at < start ? from : isSecond ? players[at - 1]! : -1;
      if (before !== -1 && flags[before * size + player] !== 0) {
        isClear = false;
        break;
      }
    }
    if (!isClear) continue;
    if (start === 1) match(mates, from, players[0]!);
    for (let at = start; at < last; at += 2) match(mates, players[at]!, players[at + 1]!);
    return last < count ? players[last]! : -1;
  }
  return undefined;
}

function match(mates: Int32Array, one: number, other: number): void {
  mates[one] = other;
  mates[other] = one;
}
