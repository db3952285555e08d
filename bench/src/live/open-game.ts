import { games } from '@sortie/games';
import type { Created, Seated } from '@sortie/protocol';

/** A seat of a live game, or a look at it, with the token that opens it. */
export interface Sitting {
  readonly url: string;
  readonly game: string;
  readonly seat: string;
  readonly token: string;
}

const [kit] = games.kits;
const [lists, setup] = await Promise.all([kit!.lists(), kit!.setup()]);
const forces = lists.presets.slice(0, 2).map(({ list }) => setup.forceOf({}, list));

/** A new game of the two usual opponents, with everybody sat down: two seats, and a spectator if wanted. */
export async function openGame(url: string, spectators: boolean): Promise<readonly Sitting[]> {
  const seats = forces.map((_, side) => ({ seat: `p${side + 1}`, side, who: 'person' }));
  const wanted = { game: kit!.name, options: {}, spectators, seats };
  const { id, seats: made, spectator }: Created = await post(`${url}/api/games`, wanted);
  const sittings: Sitting[] = [];
  for (const [side, force] of forces.entries()) {
    const { seat, invite } = made[side]!;
    const body = { invite, name: seat, seed: `${id} ${seat}`, force };
    const { token }: Seated = await post(`${url}/api/games/${id}/seats/${seat}`, body);
    sittings.push({ url, game: id, seat, token });
  }
  if (spectator !== undefined) sittings.push({ url, game: id, seat: 'spectator', token: spectator });
  return sittings;
}

/** So many new games, a few at a time. */
export async function openGames(
  url: string,
  count: number,
  spectators: boolean,
): Promise<(readonly Sitting[])[]> {
  const opened: (readonly Sitting[])[] = [];
  while (opened.length < count) {
    const next = Math.min(8, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: next }, () => openGame(url, spectators)))));
  }
  return opened;
}

/** Waits where the server asks for it: so many games are not made at once by one address. */
async function post<Result>(address: string, body: object): Promise<Result> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(address, {
      method: 'POST',
      // A busy bench may come back only after the server has closed an idle connection.
      headers: {
        'content-type': 'application/json',
        connection: 'close',
        'x-forwarded-for': somebody(),
      },
      body: JSON.stringify(body),
    });
    if (response.ok) return (await response.json()) as Result;
    if (response.status !== 429 || tries > 100) {
      throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

let people = 0;

/** Every request comes from another address, as behind a proxy that many people reach the server by. */
export function somebody(): string {
  people++;
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
}
