import { listFortressOf, writeEventFile, writePlayersCsv } from '@sortie/tournaments/files';
import type { Tournament, TournamentLog } from '@sortie/tournaments/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LiveRefusal } from '../games/live-refusal.ts';
import { calledEvent } from './event-caller.ts';
import { keepPace, type Named, type RouteDependencies } from './route-dependencies.ts';

interface Opened {
  readonly tournament: Tournament;
  readonly log: TournamentLog;
}

/** Gives out the files of events. */
export function addEventFileRoutes(app: FastifyInstance, routes: RouteDependencies): void {
  const { events } = routes;
  const limited = { onRequest: keepPace(routes) };

  /** The file holds the secret of every draw: it is the organiser's until the event is over. */
  const open = async (request: FastifyRequest<Named>): Promise<Opened> => {
    const { event, caller } = await calledEvent(request, events);
    const { tournament, opening, entries } = await event.log();
    if (tournament.phase !== 'over' && caller.role?.role !== 'organiser') {
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
