import type { LiveFault } from '@sortie/protocol/service';
import { listFortressOf, writeEventFile, writePlayersCsv } from '@sortie/tournaments/files';
import type { Tournament, TournamentLog } from '@sortie/tournaments/model';
import type { CreatedEvent } from '@sortie/tournaments/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createEvent, importEvent } from '../events/create-event.ts';
import { readCreateEvent, readImportEvent } from '../events/read-event-message.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import { keepPace, type Named, type RouteDependencies } from './route-dependencies.ts';

/** The settings of an event may hold a document of every card there is. */
const LARGEST_SETTINGS = 1024 * 1024;
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

  /** The file holds the secret of every draw: it is the organiser's until the event is over. */
  const open = async ({ params, headers }: FastifyRequest<Named>): Promise<Opened> => {
    const event = await events.find(params.id);
    if (!event) throw new LiveRefusal(404, 'no-such-event', 'There is no such event.');
    const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
    const role = token === undefined ? null : await event.roleOf(token);
    if (role === undefined) throw new LiveRefusal(403, 'bad-token', 'The token is not one of this event.');
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

function refuseMalformed({ message, field }: LiveFault): LiveRefusal {
  return new LiveRefusal(400, 'malformed', message, field === '' ? undefined : field);
}
