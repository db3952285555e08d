import type { Player } from '@sortie/bots';

export interface BotKit {
  /** From the weakest to the strongest. */
  readonly levels: readonly string[];
  player(level: string, seed: string): Player;
}
