import type { SpeakInGallery } from '@sortie/protocol';
import { readLive } from '@sortie/protocol/service';
import { type LiveReply, problemReply } from '../games/live-reply.ts';

/** What somebody who looks on says, or what is wrong with it; undefined for every other message. */
export function readGalleryWord(
  text: string,
): SpeakInGallery | Extract<LiveReply, { kind: 'error' }> | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { kind } = (parsed ?? {}) as { readonly kind?: unknown };
  if (kind !== 'gallery') return undefined;
  const word = readLive('gallery', parsed);
  if (word.kind === 'gallery') return word;
  const { id } = parsed as { readonly id?: unknown };
  const answered = typeof id === 'string' || typeof id === 'number' ? id : null;
  return { ...problemReply(answered, 'malformed', word.message), field: word.field };
}
