import type { Replay } from '@sortie/kernel';
import type { Shared } from '@sortie/protocol';
import type { FastifyInstance } from 'fastify';
import { checkReplay, gameOfReplay } from '../games/create-game.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import { newId } from '../games/tokens.ts';
import { keepPace, type Named, noSuchGame, type RouteDependencies } from './route-dependencies.ts';

/** Gives out the replays of finished games, and shares replays. */
export function addReplayRoutes(
  app: FastifyInstance,
  { dependencies, tables, rateLimit, largestReplay }: RouteDependencies,
): void {
  const { storage } = dependencies;
  const limited = { onRequest: keepPace(rateLimit) };

  app.get<Named>('/api/games/:id/replay', limited, async ({ params }): Promise<Replay> => {
    const game = await tables.find(params.id);
    if (!game) throw noSuchGame();
    const replay = await game.replay();
    if (!replay) throw new LiveRefusal(409, 'not-over', 'The replay is given out when the game is over.');
    return replay;
  });

  app.post('/api/replays', { ...limited, bodyLimit: largestReplay }, async ({ body }, reply) => {
    const replay = body as Replay | null | undefined;
    if (!replay || !dependencies.games.find(replay.opening?.game ?? '')) {
      throw new LiveRefusal(400, 'malformed', 'That is no replay of a known game.');
    }
    await checkReplay(await gameOfReplay(replay, dependencies), replay, dependencies);
    const shared: Shared = { id: newId() };
    await storage.keepReplay(shared.id, pickReplayFields(replay));
    return reply.status(201).send(shared);
  });

  app.get<Named>('/api/replays/:id', async ({ params }): Promise<Replay> => {
    const replay = await storage.loadReplay(params.id);
    if (!replay) throw new LiveRefusal(404, 'no-such-replay', 'There is no such replay.');
    return replay;
  });
}

/** What a replay is made of, and nothing that was packed along. */
function pickReplayFields(replay: Replay): Replay {
  const { format, formatVersion, opening, fairness, journal, milestones, finalHash, outcome } = replay;
  const kept = { format, formatVersion, opening, journal, milestones, finalHash, outcome };
  return fairness ? { ...kept, fairness } : kept;
}
