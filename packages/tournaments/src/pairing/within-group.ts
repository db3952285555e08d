import type { Lots } from './lots.ts';
import type { Problem } from './problem.ts';

/** How often players of a group are drawn against each other anew, and how often two pairs exchange partners. */
const TRIES = 24;
const EXCHANGES = 40;

/**
 * Pairs all of these at random without a flag; false when that was not found. Draws with a flag are thrown away,
 * so every pairing is as likely as another; where most draws have one, pairs exchange partners until none is left.
 */
export function pairWithin(
  { flags, size }: Problem,
  players: number[],
  mates: Int32Array,
  lots: Lots,
): boolean {
  const count = players.length;
  const clashes = (at: number) => flags[players[at]! * size + players[at + 1]!] !== 0;
  for (let tries = 0; tries < TRIES; tries++) {
    let at = 0;
    for (; at < count; at += 2) {
      draw(players, at, lots);
      draw(players, at + 1, lots);
      if (clashes(at)) break;
    }
    if (at >= count) return match(players, mates);
  }
  lots.shuffle(players);
  let left = EXCHANGES * count;
  for (let at = 0; at < count; at += 2) {
    while (clashes(at)) {
      if (left-- <= 0) return false;
      const other = 2 * lots.below(count / 2);
      const [one, second, first] = [players[at]!, players[at + 1]!, players[other]!];
      if (other === at || flags[one * size + first] !== 0) continue;
      if (flags[second * size + players[other + 1]!] !== 0) continue;
      players[at + 1] = first;
      players[other] = second;
    }
  }
  return match(players, mates);
}

/** Draws one of the rest to this place. */
function draw(players: number[], at: number, lots: Lots): void {
  const drawn = at + lots.below(players.length - at);
  [players[at], players[drawn]] = [players[drawn]!, players[at]!];
}

function match(players: readonly number[], mates: Int32Array): true {
  for (let at = 0; at < players.length; at += 2) {
    mates[players[at]!] = players[at + 1]!;
    mates[players[at + 1]!] = players[at]!;
  }
  return true;
}
