import type { FastifyRequest } from 'fastify';
import type { Caller } from '../events/event-group.ts';
import type { LiveEvent } from '../events/live-event.ts';
import type { OpenEvents } from '../events/open-events.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import { hashOf } from '../games/tokens.ts';
import type { Named } from './route-dependencies.ts';

interface Called {
  readonly event: LiveEvent;
  readonly caller: Caller;
}

/** The event of a request, and whom its Bearer token stands for. Throws a LiveRefusal. */
export async function calledEvent(
  { params, headers }: FastifyRequest<Named>,
  events: OpenEvents,
): Promise<Called> {
  const event = await events.find(params.id);
  if (!event) throw new LiveRefusal(404, 'no-such-event', 'There is no such event.');
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  const role = token === undefined ? null : await event.roleOf(token);
  if (role === undefined) throw new LiveRefusal(403, 'bad-token', 'The token is not one of this event.');
  return { event, caller: { role, tokenHash: token === undefined ? null : hashOf(token) } };
}
