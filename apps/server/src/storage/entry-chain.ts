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
  /** Characters of their texts. */
  readonly text: number;
}

/** That of a game in which nothing has been entered. */
export function newChain(game: string): Chain {
  return { length: 0, last: game, text: 0 };
}

/** The chain with these entries behind it; or the number of the first that is missing or not what was stored. */
export function followChain(chain: Chain, entries: readonly ChainedEntry[]): Chain | number {
  let { length, last, text: total } = chain;
  for (const { number, text, link } of entries) {
    if (number !== length) return length;
    last = linkOf(last, text);
    if (link !== null && link !== last) return number;
    length++;
    total += text.length;
  }
  return { length, last, text: total };
}

/** The chain with new entries behind it, and their links. */
export function extendChain(
  { length, last: before, text: total }: Chain,
  entries: readonly Entry[],
): { readonly chain: Chain; readonly links: readonly string[] } {
  let last = before;
  let text = total;
  const links = entries.map((entry) => {
    const written = JSON.stringify(entry);
    last = linkOf(last, written);
    text += written.length;
    return last;
  });
  return { chain: { length: length + entries.length, last, text }, links };
}
