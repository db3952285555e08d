import type { Generated } from 'kysely';

/** The tables as both databases have them. Documents are JSON text, so that what is read is what was written. */
export interface Tables {
  readonly schema_version: { readonly version: number };
  readonly games: GamesTable;
  readonly seats: SeatsTable;
  readonly entries: EntriesTable;
  readonly replays: { readonly id: string; readonly replay: string; readonly created_at: number };
  readonly bugs: {
    readonly id: Generated<number>;
    readonly game: string;
    readonly bundle: string;
    readonly created_at: number;
  };
  readonly events: EventsTable;
  readonly event_entries: EventEntriesTable;
  readonly event_links: EventLinksTable;
  readonly event_games: EventGamesTable;
}

export interface GamesTable {
  readonly id: string;
  readonly game: string;
  /** Empty in rows of a server that knew no versions of rules, until they are migrated. */
  readonly rules: Generated<string>;
  readonly status: string;
  readonly options: string;
  readonly minutes: number | null;
  readonly spectator_hash: string | null;
  /** 1 when everybody may look on at the game's address, otherwise 0. */
  readonly watched: Generated<number>;
  readonly secret: string;
  readonly commitment: string;
  readonly opening: string | null;
  readonly fairness: string | null;
  readonly ends_at: number | null;
  readonly undo: string | null;
  readonly judging: Generated<string | null>;
  /** Of no use since `revision` grows with everything. */
  readonly judging_version: Generated<number>;
  readonly revision: Generated<number>;
  readonly length: Generated<number>;
  readonly ending: Generated<string | null>;
  /** What was known of a game that goes on from another one. */
  readonly origin: Generated<string | null>;
  readonly seeds_until: Generated<number | null>;
  readonly created_at: number;
  /** The day since 1970 on which it was made, somebody sat down or something was entered. A day changes seldom enough to be indexed. */
  readonly touched_day: Generated<number>;
}

export interface SeatsTable {
  readonly game: string;
  readonly seat: string;
  readonly place: number;
  readonly side: number;
  readonly who: string;
  readonly level: string | null;
  readonly name: string;
  readonly force: string | null;
  readonly seed: string | null;
  readonly promise: Generated<string | null>;
  readonly key_hash: Generated<string | null>;
  readonly invite_hash: string | null;
  readonly token_hash: string | null;
}

export interface EntriesTable {
  readonly game: string;
  readonly number: number;
  readonly entry: string;
  readonly entered_at: number;
  readonly link: Generated<string | null>;
  readonly mark: Generated<string | null>;
}

export interface EventsTable {
  readonly id: string;
  readonly phase: string;
  readonly opening: string;
  readonly next_moment: number | null;
  readonly created_at: number;
}

export interface EventEntriesTable {
  readonly event: string;
  readonly number: number;
  readonly entry: string;
  readonly request_key: string | null;
  readonly entered_at: number;
}

export interface EventLinksTable {
  readonly event: string;
  readonly role: string;
  /** An organiser's name, or the id of a judge or a player in the event. */
  readonly person: string;
  readonly token_hash: string;
}

export interface EventGamesTable {
  readonly event: string;
  readonly round: number;
  readonly table_number: number;
  /** Counts the games of one table: a round that was taken back may be played again. */
  readonly attempt: number;
  readonly game: string;
  readonly players: string;
  /** Null once nobody has a use for them. */
  readonly tokens: string | null;
  readonly status: string;
}
