import type { Join } from '@sortie/protocol';
import { readLive } from '@sortie/protocol/service';
import type { JoinEvent } from '@sortie/tournaments/wire';
import { readJoinEvent } from '../events/read-event-message.ts';
import { type LiveReply, problemReply } from '../games/live-reply.ts';

/** The first message of a socket, or what is wrong with it. */
export function readJoin(text: string): Join | JoinEvent | Extract<LiveReply, { kind: 'error' }> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return problemReply(null, 'malformed', 'The message is not JSON.');
  }
  const isEvent = (parsed as { readonly kind?: unknown } | null)?.kind === 'joinEvent';
  const join = isEvent ? readJoinEvent(parsed) : readLive('join', parsed);
  if (join.kind !== 'fault') return join;
  return problemReply(null, 'malformed', `The first message joins a game or an event. ${join.message}`);
}
