import type { AnyReferee, Replay } from '@sortie/kernel';
import { BrokenGame } from '../storage/broken-game.ts';
import { followChain, newChain } from '../storage/entry-chain.ts';
import type { Storage, StoredGame } from '../storage/stored-game.ts';

/**
 * The text of the replay of a game that is over, from what was written when it ended: no rules are asked, so that it
 * stays what it was whatever becomes of them. Undefined for a game that is not over, or that ended before endings
 * were kept.
 */
export async function keptReplay(
  { id, opening, fairness, length, ending }: StoredGame,
  storage: Storage,
): Promise<string | undefined> {
  if (!opening || !ending) return undefined;
  const entries = await storage.entries(id, 0);
  const chain = followChain(newChain(id), entries);
  if (typeof chain === 'number' || chain.length < length) throw brokenAt(chain);
  const { milestones, finalHash, outcome } = ending;
  const about = fairness?.secret === undefined ? {} : { fairness };
  const around: Omit<Replay, 'journal'> = {
    format: 'sortie-replay',
    formatVersion: 2,
    opening,
    ...about,
    milestones,
    finalHash,
    outcome,
  };
  // The entries are text already.
  return `${JSON.stringify(around).slice(0, -1)},"journal":[${entries.map(({ text }) => text).join()}]}`;
}

/** A game that is over ends as it did. */
export function expectEnding(referee: AnyReferee, { ending }: StoredGame): void {
  if (!ending || referee.fingerprint() === ending.finalHash) return;
  throw new BrokenGame('the game ends in another way than it did: the rules have changed');
}

/** Names the entry that is missing or is not what was stored. */
export function brokenAt(chain: number | { readonly length: number }): BrokenGame {
  return typeof chain === 'number'
    ? new BrokenGame(`the entry ${chain} is missing or is not the one that was stored`)
    : new BrokenGame(`the entry ${chain.length} is missing`);
}
