import { cheapestMatching } from './cheapest-matching.ts';
import { Edges } from './edges.ts';
import { FORBIDDEN, fewestOpponents, type Problem, REMATCH, without } from './problem.ts';

/**
 * Who gets the bye, before the groups are paired: the first in the order after whom the others can be paired
 * without a rematch, or with as few as possible. ev.bye.settled-before-pairing ev.bye.lowest-without-bye
 */
export function settleBye(problem: Problem, order: readonly number[]): number | undefined {
  let best: number | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const player of order) {
    const rematches = fewestRematches(without(problem, new Set([player])));
    if (rematches === 0) return player;
    if (rematches !== undefined && rematches < fewest) [best, fewest] = [player, rematches];
  }
  return best;
}

/** The fewest rematches of any pairing; undefined when wishes leave none. */
export function fewestRematches(problem: Problem): number | undefined {
  const { size, flags } = problem;
  if (size === 0) return 0;
  // Everybody has half of the others left: a pairing without a rematch exists.
  if (fewestOpponents(problem, REMATCH | FORBIDDEN) * 2 >= size) return 0;
  const edges = new Edges(1);
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      const flag = flags[one * size + other]!;
      if ((flag & FORBIDDEN) !== 0) continue;
      const at = edges.add(one, other);
      edges.costs[at] = (flag & REMATCH) === 0 ? 0 : 1;
    }
  }
  const found = cheapestMatching(edges, new Int32Array(size).fill(-1));
  if (!found) return undefined;
  let count = 0;
  for (let one = 0; one < size; one++) {
    const other = found.mates[one]!;
    if (other > one && (flags[one * size + other]! & REMATCH) !== 0) count++;
  }
  return count;
}
