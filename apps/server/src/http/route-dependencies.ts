import type { FastifyRequest } from 'fastify';
import type { AddressBudgets } from '../budgets/address-budgets.ts';
import type { FairTurns } from '../budgets/fair-turns.ts';
import type { EventDependencies } from '../events/event-dependencies.ts';
import type { OpenEvents } from '../events/open-events.ts';
import type { GameDependencies } from '../games/game-dependencies.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import type { Tables } from '../games/tables.ts';
import { addressOf } from './address.ts';
import type { TurnsByAddress } from './turns-by-address.ts';

export interface RouteDependencies {
  readonly dependencies: GameDependencies;
  readonly tables: Tables;
  readonly events: OpenEvents;
  readonly eventDependencies: EventDependencies;
  readonly budgets: AddressBudgets;
  readonly turns: FairTurns;
  /** How many proxies of our own stand before the server. */
  readonly proxies: number;
  /** Replays that are being played again, by address. */
  readonly verifying: TurnsByAddress;
  /** Bytes of a body that holds a replay. */
  readonly largestReplay: number;
}

export type Named = { readonly Params: { readonly id: string } };

/** Bytes of a request without its body. */
const HEADER = 1000;

/**
 * Refuses a request of an address that has used up what it may, before its body is read, and lets it wait for the turn
 * of its address.
 */
export function keepPace({
  budgets,
  turns,
  proxies,
}: Pick<RouteDependencies, 'budgets' | 'turns' | 'proxies'>): (request: FastifyRequest) => Promise<void> {
  return async ({ raw, headers, routeOptions }) => {
    const address = addressOf(raw, proxies);
    // A body of unknown length may be as large as the route takes it.
    const isChunked = headers['transfer-encoding'] !== undefined;
    const body = isChunked ? routeOptions.bodyLimit : Number(headers['content-length'] ?? 0);
    const isTooMuch =
      !budgets.requests.take(address) ||
      budgets.isSpent(address) ||
      !budgets.sent.take(address, HEADER + Math.min(body, routeOptions.bodyLimit ?? body));
    const turn = isTooMuch ? undefined : turns.wait(address, HEADER);
    if (!turn) throw new LiveRefusal(429, 'too-fast', 'Too many requests in a short time.');
    await turn;
  };
}

/** Does something for whoever asks, and notes for how long it held up everybody. */
export function workFor<Result>(
  { raw }: Pick<FastifyRequest, 'raw'>,
  { budgets, turns, proxies }: Pick<RouteDependencies, 'budgets' | 'turns' | 'proxies'>,
  act: () => Result,
): Result {
  const begun = performance.now();
  try {
    return act();
  } finally {
    const held = performance.now() - begun;
    const address = addressOf(raw, proxies);
    budgets.work.charge(address, held);
    turns.charge(address, held);
  }
}

/** Replays are played again one at a time for each address: one takes seconds of a processor. */
export async function oneAtATime<Result>(
  { raw, headers }: FastifyRequest,
  { verifying, proxies }: Pick<RouteDependencies, 'verifying' | 'proxies'>,
  act: () => Promise<Result>,
): Promise<Result> {
  const turn = verifying.take(addressOf(raw, proxies), Number(headers['content-length'] ?? 0), act);
  if (!turn) throw new LiveRefusal(429, 'too-fast', 'Several replays from your address are waiting already.');
  return turn;
}

export function noSuchGame(): LiveRefusal {
  return new LiveRefusal(404, 'no-such-game', 'There is no such game.');
}
