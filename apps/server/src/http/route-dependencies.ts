import type { FastifyRequest } from 'fastify';
import type { EventDependencies } from '../events/event-dependencies.ts';
import type { OpenEvents } from '../events/open-events.ts';
import type { GameDependencies } from '../games/game-dependencies.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import type { Tables } from '../games/tables.ts';
import { addressOf } from './address.ts';
import type { RateLimit } from './rate-limit.ts';
import type { TurnsByAddress } from './turns-by-address.ts';

export interface RouteDependencies {
  readonly dependencies: GameDependencies;
  readonly tables: Tables;
  readonly events: OpenEvents;
  readonly eventDependencies: EventDependencies;
  readonly rateLimit: RateLimit;
  /** How many proxies of our own stand before the server. */
  readonly proxies: number;
  /** Replays that are being played again, by address. */
  readonly verifying: TurnsByAddress;
  /** Bytes of a body that holds a replay. */
  readonly largestReplay: number;
}

export type Named = { readonly Params: { readonly id: string } };

/** Refuses a request of an address that asks too often. */
export function keepPace({
  rateLimit,
  proxies,
}: Pick<RouteDependencies, 'rateLimit' | 'proxies'>): (request: FastifyRequest) => Promise<void> {
  return async ({ raw }) => {
    if (!rateLimit.allows(addressOf(raw, proxies)))
      throw new LiveRefusal(429, 'too-fast', 'Too many requests in a short time.');
  };
}

/** Replays are played again one at a time for each address: one takes seconds of a processor. */
export async function oneAtATime<Result>(
  { raw }: FastifyRequest,
  { verifying, proxies }: Pick<RouteDependencies, 'verifying' | 'proxies'>,
  act: () => Promise<Result>,
): Promise<Result> {
  const turn = verifying.take(addressOf(raw, proxies), act);
  if (!turn) throw new LiveRefusal(429, 'too-fast', 'Several replays from your address are waiting already.');
  return turn;
}

export function noSuchGame(): LiveRefusal {
  return new LiveRefusal(404, 'no-such-game', 'There is no such game.');
}
