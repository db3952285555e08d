import type { Plain, Replay } from '@sortie/kernel';
import type {
  Arrive,
  Arrived,
  Created,
  CreateGame,
  NamedReplay,
  Reach,
  Retention,
  Sit,
  Summary,
} from '@sortie/protocol';
import { pathOf } from '../app/site-base.ts';

/** What the server says to a request that it does not fulfil. */
export class LobbyError extends Error {
  constructor(
    readonly status: number,
    readonly problem: string,
    message: string,
    readonly rule?: string,
    readonly about?: Plain,
  ) {
    super(message);
  }
}

export function createGame(body: CreateGame): Promise<Created> {
  return ask('/api/games', body);
}

/** Asks again when the line breaks: with the same key the seat is given to whoever sat there. */
export async function sit(game: string, seat: string, body: Sit): Promise<{ readonly token: string }> {
  const address = `/api/games/${encodeURIComponent(game)}/seats/${encodeURIComponent(seat)}`;
  for (let tries = 0; ; tries++) {
    try {
      return await ask(address, body);
    } catch (error) {
      if (!(error instanceof LobbyError) || error.problem !== 'offline' || tries >= 4) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** tries));
    }
  }
}

/** Comes to a judged game with a token: says whose it is, and a player promises a seed by it. */
export function arrive(game: string, body: Arrive): Promise<Arrived> {
  return ask(`/api/games/${encodeURIComponent(game)}/arrivals`, body);
}

export function summaryOf(game: string): Promise<Summary> {
  return ask(`/api/games/${encodeURIComponent(game)}`);
}

export function replayOfGame(game: string): Promise<Replay> {
  return ask(`/api/games/${encodeURIComponent(game)}/replay`);
}

export function shareReplay(replay: NamedReplay): Promise<{ readonly id: string }> {
  return ask('/api/replays', replay);
}

export function sharedReplay(id: string): Promise<NamedReplay> {
  return ask(`/api/replays/${encodeURIComponent(id)}`);
}

/** Where others in the network open the page. */
export function askReach(): Promise<Reach> {
  return ask('/api/reach');
}

/** For how long the server keeps games. */
export function askRetention(): Promise<Retention> {
  return ask('/api/retention');
}

async function ask<Result>(address: string, body?: object): Promise<Result> {
  const response = await fetch(
    pathOf(address),
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  ).catch(() => {
    throw new LobbyError(0, 'offline', 'offline');
  });
  const value = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (response.ok) return value as Result;
  const { problem = 'failed', message = response.statusText, rule, about } = value;
  throw new LobbyError(
    response.status,
    String(problem),
    String(message),
    typeof rule === 'string' ? rule : undefined,
    about as Plain,
  );
}
