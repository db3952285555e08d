import type { IncomingHttpHeaders } from 'node:http';
import { listFortressOf, writeEventFile, writePlayersCsv } from '@sortie/tournaments/files';
import type { Tournament, TournamentLog } from '@sortie/tournaments/model';
import type { CreatedEvent } from '@sortie/tournaments/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createEvent, importEvent } from '../events/create-event.ts';
import type { Caller } from '../events/event-group.ts';
import type { LiveEvent } from '../events/live-event.ts';
import { readCreateEvent, readImportEvent, readParsedRequest } from '../events/read-event-message.ts';
import type { LiveReply } from '../games/kept-game.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import { hashOf } from '../games/tokens.ts';
import { keepPace, type Named, type RouteDependencies } from './route-dependencies.ts';

/** The settings of an event may hold a document of every card there is. */
const LARGEST_SETTINGS = 1024 * 1024;
/** Players of a large event with their lists. */
const LARGEST_COMMAND = 4 * 1024 * 1024;
/** The file of a large event at the end of its day. */
const LARGEST_FILE = 32 * 1024 * 1024;

interface Opened {
  readonly tournament: Tournament;
  readonly log: TournamentLog;
}

/** Makes events, takes them over from elsewhere, and gives out their files. */
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

  const find = async (id: string) => {
    const event = await events.find(id);
    if (!event) throw new LiveRefusal(404, 'no-such-event', 'There is no such event.');
    return event;
  };

  const callerOf = async (event: LiveEvent, { authorization }: IncomingHttpHeaders): Promise<Caller> => {
    const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
    const role = token === undefined ? null : await event.roleOf(token);
    if (role === undefined) throw new LiveRefusal(403, 'bad-token', 'The token is not one of this event.');
    return { role, tokenHash: token === undefined ? null : hashOf(token) };
  };

  /** A command that is too large for a message: a document of cards, players with their lists. */
  app.post<Named>(
    '/api/events/:id/commands',
    { ...limited, bodyLimit: LARGEST_COMMAND },
    async ({ params, headers, body }, reply) => {
      const event = await find(params.id);
      const caller = await callerOf(event, headers);
      const request = readParsedRequest({ ...(body as object), id: 0, kind: 'eventCommand' });
      if (request.kind === 'error') throw refuseMalformed(request);
      let answer: LiveReply | undefined;
      await event.serve(request, caller, (given) => {
        answer = given;
      });
      return reply.send(answer);
    },
  );

  /** The file holds the secret of every draw: it is the organiser's until the event is over. */
  const open = async ({ params, headers }: FastifyRequest<Named>): Promise<Opened> => {
    const event = await find(params.id);
    const { role } = await callerOf(event, headers);
    const { tournament, opening, entries } = await event.log();
    if (tournament.phase !== 'over' && role?.role !== 'organiser') {
      throw new LiveRefusal(403, 'not-over', 'Until the event is over its files are for the organiser.');
    }
    return { tournament, log: { opening, entries } };
  };

  app.get<Named>('/api/events/:id/file', limited, async (request, reply) => {
    const { log } = await open(request);
    return reply.type('application/json').send(writeEventFile(log));
  });

  app.get<Named>('/api/events/:id/list-fortress', limited, async (request) => {
    return listFortressOf((await open(request)).tournament);
  });

  app.get<Named>('/api/events/:id/players.csv', limited, async (request, reply) => {
    return reply.type('text/csv; charset=utf-8').send(writePlayersCsv((await open(request)).tournament));
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
