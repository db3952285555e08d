import type { SeenDice } from '@sortie/kernel';
import type { Created, Force } from '@sortie/protocol';
import { sit } from './lobby.ts';

interface OwnSeat {
  readonly seat: string;
  readonly name: string;
  /** None in a game that goes on from another one. */
  readonly force?: Force | undefined;
}

/** Seats of a game that was just made, and what is known of its dice. */
export interface TakenSeats {
  readonly tokens: Readonly<Record<string, string>>;
  readonly dice: SeenDice;
}

/** Takes seats of a game that was just made, one after the other. */
export async function takeSeats(created: Created, own: readonly OwnSeat[]): Promise<TakenSeats> {
  const { ownSeed } = await import('./own-seed.ts');
  const tokens: Record<string, string> = {};
  const seeds: Record<string, string> = {};
  for (const { seat, name, force } of own) {
    const invite = created.seats.find((each) => each.seat === seat)?.invite;
    if (invite === undefined) throw new Error(`the server gave no invite for ${seat}`);
    const { seed, brought } = ownSeed();
    const body = { invite, name, ...brought, ...(force === undefined ? {} : { force }) };
    const { token } = await sit(created.id, seat, body);
    tokens[seat] = token;
    seeds[seat] = seed;
  }
  return { tokens, dice: { commitment: created.commitment, seeds, shown: [] } };
}
