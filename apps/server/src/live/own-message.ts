import type { JudgeMessage, ShowSeed, SpeakInGallery } from '@sortie/protocol';
import { readLive } from '@sortie/protocol/service';
import { type LiveReply, problemReply } from '../games/live-reply.ts';

/** What is said at a table and is no request to its referee. */
interface OwnMessages {
  readonly judge: JudgeMessage;
  readonly gallery: SpeakInGallery;
  readonly showSeed: ShowSeed;
}

/** A message of this kind, or what is wrong with it; undefined for every other message. */
export function readOwnMessage<Kind extends keyof OwnMessages>(
  wanted: Kind,
  text: string,
): OwnMessages[Kind] | Extract<LiveReply, { kind: 'error' }> | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { kind, id } = (parsed ?? {}) as { readonly kind?: unknown; readonly id?: unknown };
  if (kind !== wanted) return undefined;
  const message = readLive(wanted, parsed);
  if (message.kind !== 'fault') return message;
  const answered = typeof id === 'string' || typeof id === 'number' ? id : null;
  return { ...problemReply(answered, 'malformed', message.message), field: message.field };
}
