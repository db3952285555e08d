import type { Replay } from '@sortie/kernel';
import type { Shared } from '@sortie/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keptReplay } from '../games/kept-replay.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import { shareReplay } from '../games/share-replay.ts';
import { newId } from '../games/tokens.ts';
import { addressOf } from './address.ts';
import {
  keepPace,
  type Named,
  noSuchGame,
  oneAtATime,
  type RouteDependencies,
} from './route-dependencies.ts';

/** Gives out the replays of finished games, and shares replays. */
export function addReplayRoutes(app: FastifyInstance, routes: RouteDependencies): void {
  const { dependencies, tables, largestReplay, budgets, proxies } = routes;
  const { storage } = dependencies;
  const limited = { onRequest: keepPace(routes) };

  /** What is written already is sent as it is, and counted as asked for. */
  const send = ({ raw }: FastifyRequest, reply: FastifyReply, text: string) => {
    budgets.asked.charge(addressOf(raw, proxies), text.length);
    return reply.type('application/json; charset=utf-8').send(text);
  };

  app.get<Named>('/api/games/:id/replay', limited, async (request, reply) => {
    const { id } = request.params;
    const stored = await storage.loadGame(id);
    const kept = stored && (await keptReplay(stored, storage));
    if (kept !== undefined) return send(request, reply, kept);
    const game = await tables.find(id);
    if (!game) throw noSuchGame();
    const replay: Replay | undefined = await game.replay();
    if (!replay) throw new LiveRefusal(409, 'not-over', 'The replay is given out when the game is over.');
    return send(request, reply, JSON.stringify(replay));
  });

  const asBytes = { ...limited, bodyLimit: largestReplay, config: { isKeptAsBytes: true } };
  app.post('/api/replays', asBytes, async (request, reply) => {
    const { body } = request;
    if (!Buffer.isBuffer(body)) throw new LiveRefusal(400, 'malformed', 'That is no replay of a known game.');
    // It waits as the bytes that came, and another thread reads it.
    const text = await oneAtATime(request, routes, () => shareReplay(body, dependencies));
    const shared: Shared = { id: newId() };
    await storage.keepReplay(shared.id, text);
    return reply.status(201).send(shared);
  });

  app.get<Named>('/api/replays/:id', limited, async (request, reply) => {
    const replay = await storage.loadReplay(request.params.id);
    if (replay === undefined) throw new LiveRefusal(404, 'no-such-replay', 'There is no such replay.');
    return send(request, reply, replay);
  });
}
