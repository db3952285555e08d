import type { List, ListKit } from '@sortie/games';
import { isPlain, isRefusal, type Refusal } from '@sortie/kernel';
import { decodeJson } from './list-link.ts';

/** What a text from elsewhere turned out to be. */
export type ListRead =
  | { readonly kind: 'imported'; readonly list: List }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unreadable'; readonly as: 'nothing' | 'json' | 'link' };

type Reader = Pick<ListKit, 'read' | 'readText'>;

const MOST_LETTERS = 200_000;

/** A list as another program wrote or printed it, or a link of ours. */
export function readListText(lists: Reader, text: string): ListRead {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'unreadable', as: 'nothing' };
  if (trimmed.length > MOST_LETTERS) return { kind: 'unreadable', as: 'json' };
  const fragment = /\/import#(\S+)$/.exec(trimmed)?.[1];
  if (fragment !== undefined) return readListLink(lists, fragment);
  try {
    return readDocument(lists, JSON.parse(trimmed));
  } catch {
    return lists.readText ? readResult(lists.readText(trimmed)) : { kind: 'unreadable', as: 'json' };
  }
}

/** What stands behind the # of a link. */
export function readListLink(lists: Reader, fragment: string): ListRead {
  const json = decodeJson(fragment);
  return json === undefined ? { kind: 'unreadable', as: 'link' } : readDocument(lists, json);
}

function readDocument(lists: Reader, document: unknown): ListRead {
  if (!isPlain(document)) return { kind: 'unreadable', as: 'json' };
  return readResult(lists.read(document));
}

function readResult(read: List | Refusal): ListRead {
  return isRefusal(read) ? { kind: 'refused', refusal: read } : { kind: 'imported', list: read };
}
