import type { Chance } from '../../planning/chance.ts';
import type { Mover } from './mover.ts';

/** One way the moves of the other side may come out: the place of each ship's move. */
export type Future = readonly number[];

/** So many futures, each move as often as it is likely; a single one where nothing is left open. */
export function futuresOf(movers: readonly Mover[], count: number, chance: Chance): readonly Future[] {
  const isOpen = movers.some(({ weights }) => weights.filter((weight) => weight > 0).length > 1);
  return Array.from({ length: isOpen ? count : 1 }, () => movers.map((mover) => drawMove(mover, chance())));
}

function drawMove({ weights }: Mover, at: number): number {
  let sum = 0;
  let last = 0;
  for (let place = 0; place < weights.length; place++) {
    if (weights[place] === 0) continue;
    sum += weights[place]!;
    last = place;
    if (at < sum) return place;
  }
  return last;
}
