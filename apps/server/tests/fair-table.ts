import { type SeenDice, seedPromise, seedPromises } from '@sortie/kernel';
import type { Created, CreateGame, Seated } from '@sortie/protocol';
import { asked, Client, forces, twoPeople } from './client.ts';

/** A game whose people promise their seeds, as the page does. */
export interface FairTable {
  readonly id: string;
  readonly created: Created;
  readonly tokens: Readonly<Record<string, string>>;
  readonly seeds: Readonly<Record<string, string>>;
}

export const seedOf = (seat: string) => `a very long seed of ${seat}`;
export const keyOf = (seat: string) => `a very long key of ${seat}`;

/** What somebody brings to a seat. */
export function sitting(invite: string, seat: string, wanted: CreateGame = twoPeople) {
  const force = wanted.from ? {} : { force: forces[seat as 'a' | 'b'] };
  return { invite, name: `Player ${seat}`, promise: seedPromise(seedOf(seat)), key: keyOf(seat), ...force };
}

/** Makes a game and seats everybody; no seed is shown yet. */
export async function promised(url: string, wanted: CreateGame = twoPeople): Promise<FairTable> {
  const created = await asked<Created>(201, `${url}/api/games`, wanted);
  const tokens: Record<string, string> = {};
  for (const { seat, invite } of created.seats) {
    if (invite === undefined) continue;
    const body = sitting(invite, seat, wanted);
    const { token } = await asked<Seated>(200, `${url}/api/games/${created.id}/seats/${seat}`, body);
    tokens[seat] = token;
  }
  const seeds = Object.fromEntries(Object.keys(tokens).map((seat) => [seat, seedOf(seat)]));
  return { id: created.id, created, tokens, seeds };
}

/** What the page of a player keeps of the dice before they fall. */
export function seenBy(seat: string, { created, seeds }: FairTable): SeenDice {
  const own = { [seat]: seeds[seat]! };
  return { commitment: created.commitment, seeds: own, shown: [seat], promises: seedPromises(seeds) };
}

export async function joinAll(url: string, { id, tokens }: FairTable): Promise<readonly Client[]> {
  return Promise.all(Object.values(tokens).map((token) => Client.join(url, id, token)));
}

/** Everybody shows the seed that was promised, and the game begins. */
export async function showAll(table: FairTable, clients: readonly Client[]): Promise<void> {
  const seats = Object.keys(table.tokens);
  for (const [place, client] of clients.entries()) {
    const shown = await client.ask('showSeed', { seed: table.seeds[seats[place]!] });
    if (shown.kind !== 'result') throw new Error(JSON.stringify(shown));
  }
  await Promise.all(clients.map((client) => client.until(({ status }) => status !== 'waiting')));
}

/** The game ends at once, and gives out its replay. */
export async function concede(client: Client, from = 'a'): Promise<void> {
  await client.ask('command', { from, command: { kind: 'concede' } });
  await client.until(({ status }) => status === 'over');
}
