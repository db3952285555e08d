import { isRefusal } from '@sortie/kernel';
import type { CreatedEvent } from '@sortie/tournaments/wire';
import type { FastifyInstance } from 'fastify';
import { createEvent, importEvent } from '../events/create-event.ts';
import type { Caller } from '../events/event-group.ts';
import type { LiveEvent } from '../events/live-event.ts';
import {
  readCreateEvent,
  readImportEvent,
  readImportPlayers,
  readParsedRequest,
} from '../events/read-event-message.ts';
import { readPlayers } from '../events/read-players.ts';
import { LiveRefusal, refusedBy } from '../games/live-refusal.ts';
import type { LiveReply } from '../games/live-reply.ts';
import { calledEvent } from './event-caller.ts';
import { keepPace, type Named, type RouteDependencies } from './route-dependencies.ts';

/** The settings of an event may hold a document of every card there is. */
const LARGEST_SETTINGS = 1024 * 1024;
/** Players of a large event with their lists. */
const LARGEST_COMMAND = 4 * 1024 * 1024;
/** The file of a large event at the end of its day. */
const LARGEST_FILE = 32 * 1024 * 1024;

/** Makes events, takes them over from elsewhere, and takes what is too large for a message. */
export function addEventRoutes(app: FastifyInstance, routes: RouteDependencies): void {
  const { events, eventDependencies } = routes;
  const limited = { onRequest: keepPace(routes) };

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
    return reply.send(await carryOut(request.body, event, caller));
  });

  app.post<Named>('/api/events/:id/players', large, async (request, reply) => {
    const { event, caller } = await calledEvent(request, events);
    const wanted = readImportPlayers(request.body);
    if ('kind' in wanted) throw refuseMalformed(wanted);
    if (caller.role?.role !== 'organiser') {
      throw new LiveRefusal(403, 'not-allowed', 'Players are taken from a file by the organiser.');
    }
    const { from, ...rest } = wanted;
    const players = readPlayers(from, await event.names());
    if (isRefusal(players)) throw refusedBy(players);
    return reply.send(await carryOut({ ...rest, command: { kind: 'addPlayers', players } }, event, caller));
  });
}

/** What an event answers to a command that came as a body. */
async function carryOut(body: unknown, event: LiveEvent, caller: Caller): Promise<LiveReply | undefined> {
  const command = readParsedRequest({ ...(body as object), id: 0, kind: 'eventCommand' });
  if (command.kind === 'error') throw refuseMalformed(command);
  let answer: LiveReply | undefined;
  await event.serve(command, caller, (given) => {
    answer = given;
  });
  return answer;
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
