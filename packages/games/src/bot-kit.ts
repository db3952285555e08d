import type { Player } from '@sortie/bots';

export interface BotKit {
  /** A computer of one of the kit's levels; what it does follows from its seed and what it is shown. */
  player(level: string, seed: string): Player;
}
