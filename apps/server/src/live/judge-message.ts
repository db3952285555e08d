import type { JudgeMessage } from '@sortie/protocol';
import { readLive } from '@sortie/protocol/service';
import { type LiveReply, problemReply } from '../games/live-reply.ts';

/** What a judge orders, or what is wrong with it; undefined for every other message. */
export function readJudgeMessage(
  text: string,
): JudgeMessage | Extract<LiveReply, { kind: 'error' }> | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { kind, id } = (parsed ?? {}) as { readonly kind?: unknown; readonly id?: unknown };
  if (kind !== 'judge') return undefined;
  const message = readLive('judge', parsed);
  if (message.kind === 'judge') return message;
  const answered = typeof id === 'string' || typeof id === 'number' ? id : null;
  return { ...problemReply(answered, 'malformed', message.message), field: message.field };
}
