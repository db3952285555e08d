import type { Entry, Plain } from '@sortie/kernel';
import type { Level, LiveStatus, Who } from '@sortie/protocol';
import type { Insertable, Selectable } from 'kysely';
import { BrokenGame } from './broken-game.ts';
import type { ChainedEntry } from './entry-chain.ts';
import type { EntriesTable, GamesTable, SeatsTable } from './schema.ts';
import type { StoredGame, StoredSeat, Write } from './stored-game.ts';

export function gameRow(game: StoredGame, now: number): Insertable<GamesTable> {
  return {
    id: game.id,
    game: game.game,
    rules: game.rules,
    status: game.status,
    options: JSON.stringify(game.options),
    minutes: game.minutes,
    spectator_hash: game.spectatorHash,
    watched: game.isWatched ? 1 : 0,
    secret: game.secret,
    commitment: game.commitment,
    opening: text(game.opening),
    fairness: text(game.fairness),
    ends_at: game.endsAt,
    undo: text(game.undo),
    judging: text(game.judging),
    revision: game.revision,
    length: game.length,
    ending: text(game.ending),
    origin: text(game.from),
    seeds_until: game.seedsUntil,
    created_at: now,
    touched_day: dayOf(now),
  };
}

export const DAY = 86_400_000;

/** The day of a moment in milliseconds since 1970, by which retention counts. */
export function dayOf(moment: number): number {
  return Math.floor(moment / DAY);
}

export function seatRow(game: string, place: number, seat: StoredSeat): Insertable<SeatsTable> {
  return {
    game,
    seat: seat.seat,
    place,
    side: seat.side,
    who: seat.who,
    level: seat.level,
    name: seat.name,
    force: text(seat.force),
    seed: seat.seed,
    promise: seat.promise,
    key_hash: seat.keyHash,
    invite_hash: seat.inviteHash,
    token_hash: seat.tokenHash,
  };
}

export function storedGame(
  row: Selectable<GamesTable>,
  seats: readonly Selectable<SeatsTable>[],
): StoredGame {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    status: row.status as LiveStatus,
    options: parse<StoredGame['options']>(row.options, 'the options'),
    minutes: row.minutes,
    spectatorHash: row.spectator_hash,
    isWatched: row.watched === 1,
    secret: row.secret,
    commitment: row.commitment,
    opening: parseOrNull(row.opening),
    fairness: parseOrNull(row.fairness),
    endsAt: row.ends_at,
    undo: parseOrNull(row.undo),
    judging: parseOrNull(row.judging),
    revision: row.revision,
    length: row.length,
    ending: parseOrNull(row.ending),
    from: parseOrNull(row.origin),
    seedsUntil: row.seeds_until,
    seats: seats.toSorted((one, other) => one.place - other.place).map(storedSeat),
  };
}

function storedSeat(row: Selectable<SeatsTable>): StoredSeat {
  return {
    seat: row.seat,
    side: row.side === 0 ? 0 : 1,
    who: row.who as Who,
    level: row.level as Level | null,
    name: row.name,
    force: parseOrNull<Plain>(row.force),
    seed: row.seed,
    promise: row.promise,
    keyHash: row.key_hash,
    inviteHash: row.invite_hash,
    tokenHash: row.token_hash,
  };
}

type EntriesWrite = Pick<Write, 'game' | 'number' | 'entries' | 'links' | 'mark' | 'at'>;

export function entryRows({ game, number, entries, links, mark, at }: EntriesWrite): EntryRow[] {
  return entries.map((entry, place) => ({
    game,
    number: number + place,
    entry: JSON.stringify(entry),
    entered_at: at,
    link: links[place]!,
    mark: place === entries.length - 1 ? mark : null,
  }));
}

export type EntryRow = Selectable<EntriesTable>;

export function chainedEntry({
  number,
  entry: text,
  link,
  mark,
}: Omit<EntryRow, 'game' | 'entered_at'>): ChainedEntry {
  return { number, entry: parse<Entry>(text, `the entry ${number}`), text, link, mark };
}

export function text(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

function parseOrNull<Value>(written: string | null): Value | null {
  return written === null ? null : parse<Value>(written, 'a part of the game');
}

/** What was spoilt on the disk is no trouble of the storage that passes. */
function parse<Value>(written: string, what: string): Value {
  try {
    return JSON.parse(written) as Value;
  } catch {
    throw new BrokenGame(`${what} cannot be read`);
  }
}
