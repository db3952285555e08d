import { createHash } from 'node:crypto';
import type { Entry } from '@sortie/kernel';

/** Half of a SHA-256, as text. */
const LENGTH = 22;

/**
 * The link of an entry: a hash of its text and of the link before it, so that an entry that was changed, put in or
 * taken out is found. The first follows the id of its game.
 */
export function linkOf(before: string, text: string): string {
  return createHash('sha256').update(`${before}\n${text}`).digest('base64url').slice(0, LENGTH);
}

/** An entry as it is kept. */
export interface ChainedEntry {
  readonly number: number;
  readonly entry: Entry;
  /** As it was written. */
  readonly text: string;
  /** Null in what a server wrote that knew no links. */
  readonly link: string | null;
  /** The fingerprint of the game after this entry, where it was noted. */
  readonly mark: string | null;
}

export interface Chain {
  /** How many entries there are. */
  readonly length: number;
  /** The link of the last, or the id of the game. */
  readonly last: string;
}

/** The chain with these entries behind it; or the number of the first that is missing or not what was stored. */
export function followChain(chain: Chain, entries: readonly ChainedEntry[]): Chain | number {
  let { length, last } = chain;
  for (const { number, text, link } of entries) {
    if (number !== length) return length;
    last = linkOf(last, text);
    if (link !== null && link !== last) return number;
    length++;
  }
  return { length, last };
}

/** The links of new entries. */
export function linksOf(last: string, entries: readonly Entry[]): readonly string[] {
  let before = last;
  return entries.map((entry) => {
    before = linkOf(before, JSON.stringify(entry));
    return before;
  });
}
