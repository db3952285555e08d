import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';
import { sha256 } from './sha256.ts';

/**
 * Fair dice between people who do not trust each other: the referee publishes `commitment(secret)` before
 * anybody adds a seed, plays with `gameSeed(secret, seeds)`, and reveals the secret when the game is over.
 */
export interface Fairness {
  readonly commitment: string;
  readonly seeds: Readonly<Record<string, string>>;
  /** The referee's secret; absent until the game is over. */
  readonly secret?: string;
}

export function commitment(secret: string): string {
  return sha256(`sortie commitment\n${secret}`);
}

export function gameSeed(secret: string, seeds: Readonly<Record<string, string>>): string {
  const added = Object.keys(seeds)
    .sort()
    .map((seat) => `${JSON.stringify(seat)}:${JSON.stringify(seeds[seat])}`);
  return sha256(`sortie seed\n${JSON.stringify(secret)}\n${added.join('\n')}`);
}

/** Whether the revealed secret is the one that was promised. */
export function keepsPromise(fairness: Fairness): boolean {
  return fairness.secret !== undefined && commitment(fairness.secret) === fairness.commitment;
}

/** Whether a game's seed is the one that the promised secret and the players' own seeds make. */
export function seedFault(fairness: Fairness, seed: string): Refusal | undefined {
  if (fairness.secret === undefined) return refused('table.secret-not-revealed');
  if (!keepsPromise(fairness)) return refused('table.commitment-broken');
  if (gameSeed(fairness.secret, fairness.seeds) !== seed) return refused('table.seed-differs');
  return undefined;
}
