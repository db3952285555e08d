import type { FastifyRequest } from 'fastify';
import type { EventDependencies } from '../events/event-dependencies.ts';
import type { OpenEvents } from '../events/open-events.ts';
import type { GameDependencies } from '../games/game-dependencies.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import type { Tables } from '../games/tables.ts';
import type { RateLimit } from './rate-limit.ts';

export interface RouteDependencies {
  readonly dependencies: GameDependencies;
  readonly tables: Tables;
  readonly events: OpenEvents;
  readonly eventDependencies: EventDependencies;
  readonly rateLimit: RateLimit;
  /** Bytes of a body that holds a replay. */
  readonly largestReplay: number;
}

export type Named = { readonly Params: { readonly id: string } };

/** Refuses a request of an address that asks too often. */
export function keepPace(rateLimit: RateLimit): (request: FastifyRequest) => Promise<void> {
  return async ({ ip }) => {
    if (!rateLimit.allows(ip)) throw new LiveRefusal(429, 'too-fast', 'Too many requests in a short time.');
  };
}

export function noSuchGame(): LiveRefusal {
  return new LiveRefusal(404, 'no-such-game', 'There is no such game.');
}
