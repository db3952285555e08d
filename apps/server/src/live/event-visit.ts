import { closeCodes } from '@sortie/protocol';
import type { JoinEvent, JoinedEvent } from '@sortie/tournaments/wire';
import type { EventListener } from '../events/event-group.ts';
import { viewerAs } from '../events/event-roles.ts';
import type { LiveEvent } from '../events/live-event.ts';
import { readEventRequest } from '../events/read-event-message.ts';
import { problemReply } from '../games/live-reply.ts';
import { hashOf } from '../games/tokens.ts';
import type { ConnectionDependencies } from './connection-dependencies.ts';
import type { Host, Visit } from './visit.ts';

/** Enters an event: the socket is told what it looks like to whom its token stands for. */
export async function visitEvent(
  { id, event: wanted, token, differences }: JoinEvent,
  host: Host,
  dependencies: ConnectionDependencies,
  enter: (visit: Visit) => void,
): Promise<void> {
  const event = await dependencies.events.find(wanted);
  if (!event) {
    host.dismiss(closeCodes.noSuchEvent, problemReply(id, 'no-such-event', 'There is no such event.'));
    return;
  }
  const role = token === undefined ? null : await event.roleOf(token);
  const badToken = problemReply(
    id,
    'bad-token',
    'The link is not one of this event, or another replaced it.',
  );
  if (role === undefined) {
    host.dismiss(closeCodes.badToken, badToken);
    return;
  }
  if (host.isGone) return;
  const listener: EventListener = {
    role,
    tokenHash: token === undefined ? null : hashOf(token),
    followsDifferences: differences === true,
    hear: (message) => host.write(message),
    dismiss: () => host.dismiss(closeCodes.badToken, { ...badToken, id: null }),
  };
  await event.join(listener, (fields) => {
    enter(new EventVisit(event, listener, host, dependencies));
    const organiser = role?.role === 'organiser' ? role.name : null;
    const about: Omit<JoinedEvent, 'picture' | 'own'> = { as: viewerAs(role), organiser };
    // The picture is written already, once for all who see the same.
    const joined = `${JSON.stringify(about).slice(0, -1)},${fields}}`;
    host.write(`{"id":${JSON.stringify(id)},"kind":"result","result":${joined}}`);
  });
  if (host.isGone) event.leave(listener);
}

class EventVisit implements Visit {
  constructor(
    private readonly event: LiveEvent,
    private readonly listener: EventListener,
    private readonly host: Host,
    private readonly dependencies: ConnectionDependencies,
  ) {}

  take(text: string): void {
    const { event, listener, host } = this;
    const request = readEventRequest(text);
    if (request.kind === 'error') {
      this.dependencies.onRefusal(request.problem);
      host.say(request);
      return;
    }
    event
      .serve(request, listener, (reply) => host.say(reply))
      .catch((error: unknown) => {
        this.dependencies.onFailure(error);
        host.say(problemReply(request.id, 'failed', 'The request failed; nothing has changed.'));
      });
  }

  /** An event goes on telling: what it sends is small, and whoever does not read it is ended. */
  readOn(): void {}

  leave(): void {
    this.event.leave(this.listener);
  }
}
