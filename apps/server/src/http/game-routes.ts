import type { Plain, Replay } from '@sortie/kernel';
import type { Created, Seated, Shared, Summary } from '@sortie/protocol';
import { readLive } from '@sortie/protocol/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkReplay, createGame, gameOfReplay } from '../games/create-game.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import type { Means } from '../games/means.ts';
import { summaryOf } from '../games/seating.ts';
import type { Tables } from '../games/tables.ts';
import { hashOf, newId, newToken } from '../games/tokens.ts';
import type { RateLimit } from './rate-limit.ts';

export interface RouteMeans {
  readonly means: Means;
  readonly tables: Tables;
  readonly rateLimit: RateLimit;
  /** Bytes of a body that holds a replay. */
  readonly largestReplay: number;
}

/** Only a replay may be larger. */
const LARGEST_SETUP = 64 * 1024;

type Named = { readonly Params: { readonly id: string } };

/** Makes games, seats people, shares replays. */
export function gameRoutes(
  app: FastifyInstance,
  { means, tables, rateLimit, largestReplay }: RouteMeans,
): void {
  const { storage } = means;
  const inMeasure = async ({ ip }: FastifyRequest) => {
    if (!rateLimit.allows(ip)) throw new LiveRefusal(429, 'too-fast', 'Too many requests in a short time.');
  };
  const limited = { onRequest: inMeasure };

  app.post('/api/games', { ...limited, bodyLimit: largestReplay }, async ({ body }, reply) => {
    const wanted = readLive('createGame', body);
    if ('kind' in wanted) throw malformed(wanted);
    const { from: _, ...rest } = wanted;
    if (JSON.stringify(rest).length > LARGEST_SETUP) {
      throw new LiveRefusal(413, 'too-large', 'The options and forces are too large.');
    }
    const created: Created = await createGame(wanted, means);
    return reply.status(201).send(created);
  });

  app.get<Named>('/api/games/:id', async ({ params }): Promise<Summary> => {
    const stored = await storage.loadGame(params.id);
    if (!stored) throw noSuchGame();
    return summaryOf(stored);
  });

  app.post<{ readonly Params: { readonly id: string; readonly seat: string } }>(
    '/api/games/:id/seats/:seat',
    limited,
    async ({ params: { id, seat }, body }): Promise<Seated> => {
      const sit = readLive('sit', body);
      if ('kind' in sit) throw malformed(sit);
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

  app.get<Named>('/api/games/:id/replay', limited, async ({ params }): Promise<Replay> => {
    const game = await tables.find(params.id);
    if (!game) throw noSuchGame();
    const replay = await game.replay();
    if (!replay) throw new LiveRefusal(409, 'not-over', 'The replay is given out when the game is over.');
    return replay;
  });

  app.post('/api/replays', { ...limited, bodyLimit: largestReplay }, async ({ body }, reply) => {
    const replay = body as Replay | null | undefined;
    if (!replay || !means.games.find(replay.opening?.game ?? '')) {
      throw new LiveRefusal(400, 'malformed', 'That is no replay of a known game.');
    }
    await checkReplay(await gameOfReplay(replay, means), replay, means);
    const shared: Shared = { id: newId() };
    await storage.keepReplay(shared.id, bare(replay));
    return reply.status(201).send(shared);
  });

  app.get<Named>('/api/replays/:id', async ({ params }): Promise<Replay> => {
    const replay = await storage.loadReplay(params.id);
    if (!replay) throw new LiveRefusal(404, 'no-such-replay', 'There is no such replay.');
    return replay;
  });
}

/** What a replay is made of, and nothing that was packed along. */
function bare(replay: Replay): Replay {
  const { format, formatVersion, opening, fairness, journal, milestones, finalHash, outcome } = replay;
  const kept = { format, formatVersion, opening, journal, milestones, finalHash, outcome };
  return fairness ? { ...kept, fairness } : kept;
}

const whyNotSat = {
  taken: () => new LiveRefusal(409, 'seat-taken', 'The invite is spent: somebody sits there already.'),
  'bad-invite': () => new LiveRefusal(403, 'bad-invite', 'The invite is not that of this seat.'),
  'no-such-seat': () => new LiveRefusal(404, 'no-such-seat', 'There is no such seat for a person.'),
} as const;

function noSuchGame(): LiveRefusal {
  return new LiveRefusal(404, 'no-such-game', 'There is no such game.');
}

function malformed({ message, field }: { readonly message: string; readonly field: string }): LiveRefusal {
  return new LiveRefusal(400, 'malformed', message, field === '' ? undefined : field);
}
