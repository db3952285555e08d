import { isRefusal, type Refusal } from '@sortie/kernel';
import { type ImportedSquad, squadFromXws } from '@sortie/xwing/lists';
import { decodeJson } from './squad-link.ts';

/** What a text from elsewhere turned out to be. */
export type SquadRead =
  | ImportedSquad
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unreadable'; readonly as: 'nothing' | 'json' | 'link' };

const MOST_LETTERS = 200_000;

/** XWS as a builder wrote it, or a link of ours. */
export function readSquadText(text: string): SquadRead {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'unreadable', as: 'nothing' };
  if (trimmed.length > MOST_LETTERS) return { kind: 'unreadable', as: 'json' };
  const fragment = /\/squads\/import#(\S+)$/.exec(trimmed)?.[1];
  if (fragment !== undefined) return readSquadLink(fragment);
  try {
    return readXws(JSON.parse(trimmed));
  } catch {
    return { kind: 'unreadable', as: 'json' };
  }
}

/** What stands behind the # of a link. */
export function readSquadLink(fragment: string): SquadRead {
  const json = decodeJson(fragment);
  return json === undefined ? { kind: 'unreadable', as: 'link' } : readXws(json);
}

function readXws(json: unknown): SquadRead {
  const read = squadFromXws(json);
  return isRefusal(read) ? { kind: 'refused', refusal: read } : read;
}
