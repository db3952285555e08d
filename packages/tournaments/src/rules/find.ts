import type { PlayerId, TableNumber } from '../model/ids.ts';
import type { Player } from '../model/people.ts';
import type { Pairing, Round } from '../model/round.ts';
import type { Tournament } from '../model/tournament.ts';

export function playerOf<Of extends Player>(
  { players }: { readonly players: readonly Of[] },
  id: PlayerId,
): Of | undefined {
  return players.find((player) => player.id === id);
}

/** Whether somebody is still in the event. */
export function isActive({ presence }: Player): boolean {
  return presence === 'present';
}

export function activePlayers({ players }: Tournament): readonly Player[] {
  return players.filter(isActive);
}

export function draftOf({ rounds }: Tournament): Round | undefined {
  const last = rounds.at(-1);
  return last?.status === 'draft' ? last : undefined;
}

/** The round that is being played: published, and not yet followed by another. */
export function roundUnderWay({ rounds }: Tournament): Round | undefined {
  const last = rounds.at(-1);
  return last?.status === 'published' ? last : undefined;
}

export function publishedRounds({ rounds }: Tournament): readonly Round[] {
  return rounds.filter(({ status }) => status !== 'draft');
}

export function pairingAt({ pairings }: Round, table: TableNumber): Pairing | undefined {
  return pairings.find((pairing) => pairing.table === table);
}

export function pairingWith({ pairings }: Round, player: PlayerId): Pairing | undefined {
  return pairings.find(({ players }) => players.includes(player));
}

/** The place of a player in a pairing. */
export function placeOf({ players }: Pairing, player: PlayerId): 0 | 1 | undefined {
  const place = players.indexOf(player);
  return place === 0 || place === 1 ? place : undefined;
}

/** Tables of a round that have no result yet. */
export function openTables({ pairings }: Round): readonly TableNumber[] {
  return pairings.filter(({ result }) => result === null).map(({ table }) => table);
}
