import type { Player } from '../player.ts';
import { randomPlayer } from '../random-player.ts';

/** A computer that knows how to play a whole game, and nothing of what is good in it. */
export function armadaPlayer(seed: string): Player {
  return randomPlayer(`armada ${seed}`);
}
