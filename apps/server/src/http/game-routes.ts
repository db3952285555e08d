import type { Plain } from '@sortie/kernel';
import type { Arrived, BroughtSeed, Created, Seated, Summary } from '@sortie/protocol';
import { readLive } from '@sortie/protocol/service';
import type { FastifyInstance } from 'fastify';
import { createGame } from '../games/create-game.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import { expectModest } from '../games/modest.ts';
import { summaryOf } from '../games/seating.ts';
import { hashOf, newToken } from '../games/tokens.ts';
import type { Sitting } from '../storage/stored-game.ts';
import {
  keepPace,
  type Named,
  noSuchGame,
  oneAtATime,
  type RouteDependencies,
} from './route-dependencies.ts';

/** A seed of so many characters is nobody else's. */
const UNGUESSABLE = 16;
/** Only a replay may be larger. */
const LARGEST_SETUP = 64 * 1024;
/** A game that waits for people keeps its options for as long as it waits. */
const LARGEST_OPTIONS = 4 * 1024;

/** Makes games and seats people. */
export function addGameRoutes(app: FastifyInstance, routes: RouteDependencies): void {
  const { dependencies, tables, largestReplay } = routes;
  const limited = { onRequest: keepPace(routes) };

  app.post('/api/games', { ...limited, bodyLimit: largestReplay }, async (request, reply) => {
    // The small part is looked at before anything walks the large one.
    expectSmallSetup(request.body);
    const wanted = readLive('createGame', request.body);
    if ('kind' in wanted) throw refuseMalformed(wanted);
    for (const [place, { force }] of wanted.seats.entries()) {
      expectModest(force as Plain | undefined, `seats.${place}.force`);
    }
    const create = () => createGame(wanted, dependencies);
    const created: Created = wanted.from ? await oneAtATime(request, routes, create) : await create();
    return reply.status(201).send(created);
  });

  app.get<Named>('/api/games/:id', limited, async ({ params }): Promise<Summary> => {
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
      const { invite, name, seed, key = seed } = sit;
      expectModest(sit.force as Plain | undefined, 'force');
      const force = (sit.force ?? null) as Plain | null;
      const sat = await game.seats.sit({
        seat,
        inviteHash: hashOf(invite),
        tokenHash: hashOf(token),
        name,
        force,
        ...broughtBy(sit),
        // What others could guess tells nobody apart.
        keyHash: key !== undefined && key.length >= UNGUESSABLE ? hashOf(key) : null,
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
    const arrived = await game.judged.arrive(arrive.token, broughtBy(arrive));
    if (arrived === undefined) throw new LiveRefusal(403, 'bad-token', 'The token is not one of this game.');
    return arrived;
  });
}

/** A seed is promised, or given at once by clients that know no promises. */
function broughtBy({ seed, promise }: BroughtSeed): Pick<Sitting, 'seed' | 'promise'> {
  if ((seed === undefined) === (promise === undefined)) {
    throw new LiveRefusal(400, 'malformed', 'Either a seed or the promise of one is wanted.', 'promise');
  }
  return { seed: seed ?? null, promise: promise ?? null };
}

/** A set-up without the replay that it may go on from. */
function expectSmallSetup(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const { from: _, ...rest } = body as { readonly from?: unknown; readonly options?: unknown };
  const isLarge = (value: unknown, most: number) => (JSON.stringify(value) ?? '').length > most;
  if (isLarge(rest.options, LARGEST_OPTIONS) || isLarge(rest, LARGEST_SETUP)) {
    throw new LiveRefusal(413, 'too-large', 'The options and forces are too large.');
  }
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
