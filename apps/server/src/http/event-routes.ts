import type { CreatedEvent } from '@sortie/tournaments/wire';
import type { FastifyInstance } from 'fastify';
import { createEvent, importEvent } from '../events/create-event.ts';
import { readCreateEvent, readImportEvent, readParsedRequest } from '../events/read-event-message.ts';
import type { LiveReply } from '../games/kept-game.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import { calledEvent } from './event-caller.ts';
import { keepPace, type Named, type RouteDependencies } from './route-dependencies.ts';

/** The settings of an event may hold a document of every card there is. */
const LARGEST_SETTINGS = 1024 * 1024;
/** Players of a large event with their lists. */
const LARGEST_COMMAND = 4 * 1024 * 1024;
/** The file of a large event at the end of its day. */
const LARGEST_FILE = 32 * 1024 * 1024;

/** Makes events, takes them over from elsewhere, and takes what is too large for a message. */
export function addEventRoutes(
  app: FastifyInstance,
  { events, eventDependencies, rateLimit }: RouteDependencies,
): void {
  const limited = { onRequest: keepPace(rateLimit) };

  app.post('/api/events', { ...limited, bodyLimit: LARGEST_SETTINGS }, async ({ body }, reply) => {
    const wanted = readCreateEvent(body);
    if ('kind' in wanted) throw refuseMalformed(wanted);
    const created: CreatedEvent = await createEvent(wanted, eventDependencies);
    return reply.status(201).send(created);
  });

  app.post('/api/events/import', { ...limited, bodyLimit: LARGEST_FILE }, async ({ body }, reply) => {
    const wanted = readImportEvent(body);
    if ('kind' in wanted) throw refuseMalformed(wanted);
    const created: CreatedEvent = await importEvent(wanted, eventDependencies);
    return reply.status(201).send(created);
  });

  /** A command that is too large for a message: a document of cards, players with their lists. */
  const large = { ...limited, bodyLimit: LARGEST_COMMAND };
  app.post<Named>('/api/events/:id/commands', large, async (request, reply) => {
    const { event, caller } = await calledEvent(request, events);
    const command = readParsedRequest({ ...(request.body as object), id: 0, kind: 'eventCommand' });
    if (command.kind === 'error') throw refuseMalformed(command);
    let answer: LiveReply | undefined;
    await event.serve(command, caller, (given) => {
      answer = given;
    });
    return reply.send(answer);
  });
}

function refuseMalformed({
  message,
  field,
}: {
  readonly message: string;
  readonly field?: string;
}): LiveRefusal {
  return new LiveRefusal(400, 'malformed', message, field === '' ? undefined : field);
}
