import type { Plain } from '@sortie/kernel';
import type { Arrived, Created, Seated, Summary } from '@sortie/protocol';
import { readLive } from '@sortie/protocol/service';
import type { FastifyInstance } from 'fastify';
import { createGame } from '../games/create-game.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import { summaryOf } from '../games/seating.ts';
import { hashOf, newToken } from '../games/tokens.ts';
import { keepPace, type Named, noSuchGame, type RouteDependencies } from './route-dependencies.ts';

/** Only a replay may be larger. */
const LARGEST_SETUP = 64 * 1024;

/** Makes games and seats people. */
export function addGameRoutes(
  app: FastifyInstance,
  { dependencies, tables, rateLimit, largestReplay }: RouteDependencies,
): void {
  const limited = { onRequest: keepPace(rateLimit) };

  app.post('/api/games', { ...limited, bodyLimit: largestReplay }, async ({ body }, reply) => {
    const wanted = readLive('createGame', body);
    if ('kind' in wanted) throw refuseMalformed(wanted);
    const { from: _, ...rest } = wanted;
    if (JSON.stringify(rest).length > LARGEST_SETUP) {
      throw new LiveRefusal(413, 'too-large', 'The options and forces are too large.');
    }
    const created: Created = await createGame(wanted, dependencies);
    return reply.status(201).send(created);
  });

  app.get<Named>('/api/games/:id', async ({ params }): Promise<Summary> => {
    const stored = await dependencies.storage.loadGame(params.id);
    if (!stored) throw noSuchGame();
    return summaryOf(stored);
  });

  app.post<{ readonly Params: { readonly id: string; readonly seat: string } }>(
    '/api/games/:id/seats/:seat',
    limited,
    async ({ params: { id, seat }, body }): Promise<Seated> => {
      const sit = readLive('sit', body);
      if ('kind' in sit) throw refuseMalformed(sit);
      const game = await tables.find(id);
      if (!game) throw noSuchGame();
      const token = newToken();
      const { invite, name, seed } = sit;
      const force = (sit.force ?? null) as Plain | null;
      const sat = await game.sit({
        seat,
        inviteHash: hashOf(invite),
        tokenHash: hashOf(token),
        name,
        force,
        seed,
      });
      if (sat !== 'sat') throw whyNotSat[sat]();
      return { token };
    },
  );

  app.post<Named>('/api/games/:id/arrivals', limited, async ({ params, body }): Promise<Arrived> => {
    const arrive = readLive('arrive', body);
    if ('kind' in arrive) throw refuseMalformed(arrive);
    const game = await tables.find(params.id);
    if (!game) throw noSuchGame();
    const as = await game.judged.arrive(arrive.token, arrive.seed);
    if (as === undefined) throw new LiveRefusal(403, 'bad-token', 'The token is not one of this game.');
    return { as };
  });
}

const whyNotSat = {
  taken: () => new LiveRefusal(409, 'seat-taken', 'The invite is spent: somebody sits there already.'),
  'bad-invite': () => new LiveRefusal(403, 'bad-invite', 'The invite is not that of this seat.'),
  'no-such-seat': () => new LiveRefusal(404, 'no-such-seat', 'There is no such seat for a person.'),
} as const;

function refuseMalformed({
  message,
  field,
}: {
  readonly message: string;
  readonly field: string;
}): LiveRefusal {
  return new LiveRefusal(400, 'malformed', message, field === '' ? undefined : field);
}
