import type { Replay } from '@sortie/kernel';
import type { NamedReplay, ReplayAbout, Shared } from '@sortie/protocol';
import { readLive } from '@sortie/protocol/service';
import type { FastifyInstance } from 'fastify';
import { checkReplay, gameOfReplay } from '../games/create-game.ts';
import { keptReplay } from '../games/kept-replay.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import { newId } from '../games/tokens.ts';
import {
  keepPace,
  type Named,
  noSuchGame,
  oneAtATime,
  type RouteDependencies,
} from './route-dependencies.ts';

/** Gives out the replays of finished games, and shares replays. */
export function addReplayRoutes(app: FastifyInstance, routes: RouteDependencies): void {
  const { dependencies, tables, largestReplay } = routes;
  const { storage } = dependencies;
  const limited = { onRequest: keepPace(routes) };

  app.get<Named>('/api/games/:id/replay', limited, async ({ params }): Promise<Replay> => {
    const stored = await storage.loadGame(params.id);
    const kept = stored && (await keptReplay(stored, storage));
    if (kept) return kept;
    const game = await tables.find(params.id);
    if (!game) throw noSuchGame();
    const replay = await game.replay();
    if (!replay) throw new LiveRefusal(409, 'not-over', 'The replay is given out when the game is over.');
    return replay;
  });

  app.post('/api/replays', { ...limited, bodyLimit: largestReplay }, async (request, reply) => {
    const replay = request.body as NamedReplay | null | undefined;
    if (!replay || !dependencies.games.find(replay.opening?.game ?? '')) {
      throw new LiveRefusal(400, 'malformed', 'That is no replay of a known game.');
    }
    const about = aboutOf(replay);
    const served = await gameOfReplay(replay, dependencies);
    await oneAtATime(request, routes, () => checkReplay(served, replay, dependencies));
    const shared: Shared = { id: newId() };
    await storage.keepReplay(shared.id, { ...pickReplayFields(replay), ...about });
    return reply.status(201).send(shared);
  });

  app.get<Named>('/api/replays/:id', limited, async ({ params }): Promise<NamedReplay> => {
    const replay = await storage.loadReplay(params.id);
    if (!replay) throw new LiveRefusal(404, 'no-such-replay', 'There is no such replay.');
    return replay;
  });
}

/** How the game and its players are called, if whoever shares the replay says it. */
function aboutOf({ about: given }: NamedReplay): { readonly about?: ReplayAbout } {
  if (given === undefined) return {};
  const about = readLive('replayAbout', given);
  if ('kind' in about) throw new LiveRefusal(400, 'malformed', about.message, `about.${about.field}`);
  return { about };
}

/** What a replay is made of, and nothing that was packed along. */
function pickReplayFields(replay: Replay): Replay {
  const { format, formatVersion, opening, fairness, journal, milestones, finalHash, outcome } = replay;
  const kept = { format, formatVersion, opening, journal, milestones, finalHash, outcome };
  return fairness ? { ...kept, fairness } : kept;
}
