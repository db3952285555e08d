import type { Entry, Opening, PlayerId, TableNumber } from '@sortie/tournaments/model';
import type { EventRole } from '@sortie/tournaments/wire';

/** An event as it is kept, without its entries. */
export interface StoredEvent {
  readonly id: string;
  readonly opening: Opening;
}

/** An event as it is first kept; one that another server began brings entries. */
export interface NewEvent extends StoredEvent {
  readonly entries: readonly Entry[];
  readonly links: readonly EventLink[];
  readonly phase: EventPhase;
  readonly nextMoment: number | null;
}

/** The token of a role, as its hash. A person has one at a time. */
export interface EventLink {
  readonly role: EventRole;
  readonly tokenHash: string;
}

/** An entry, and the key that whoever asked for it gave the request: asked twice, it is entered once. */
export interface KeyedEntry {
  readonly entry: Entry;
  readonly key: string | null;
}

/** One step of an event, kept before anybody is told of it. */
export interface EventWrite extends KeyedEntry {
  readonly event: string;
  /** Links that come with it: those of players who registered themselves. */
  readonly links: readonly EventLink[];
  readonly phase: EventPhase;
  /** When time has to be passed, in milliseconds since 1970; null while no clock runs. */
  readonly nextMoment: number | null;
}

export type EventPhase = 'setup' | 'running' | 'over';

/** A table of an event that is played here. */
export interface StoredEventGame {
  readonly round: number;
  readonly table: TableNumber;
  /** How often the table was opened before. */
  readonly attempt: number;
  readonly game: string;
  /** In the order of the pairing, which is that of the game's seats. */
  readonly players: readonly [PlayerId, PlayerId];
  /** What opens the game to its players and to judges; null once it is closed. */
  readonly tokens: { readonly players: readonly [string, string]; readonly judge: string } | null;
  /** `closed`: the event has no more use for it. */
  readonly status: 'open' | 'over' | 'closed';
}

export interface EventGameStorage {
  all(event: string): Promise<readonly StoredEventGame[]>;
  /** Refused as taken when somebody else has opened the table. */
  add(event: string, game: StoredEventGame): Promise<'stored' | 'taken'>;
  end(event: string, game: string, status: StoredEventGame['status']): Promise<void>;
  /** The event that a game is played for. */
  eventOf(game: string): Promise<string | undefined>;
}

/** Where events are kept. A promise that is kept means it is on the disk. */
export interface EventStorage {
  readonly games: EventGameStorage;
  create(event: NewEvent): Promise<void>;
  load(id: string): Promise<StoredEvent | undefined>;
  /** The log from this number on. */
  entries(id: string, from: number): Promise<readonly KeyedEntry[]>;
  /** Refused as taken when another process was first. */
  append(write: EventWrite): Promise<'stored' | 'taken'>;
  links(id: string): Promise<readonly EventLink[]>;
  /** Gives people a token; what they had before is of no use any longer. */
  replaceLinks(id: string, links: readonly EventLink[]): Promise<void>;
  /** Events whose clock has to be looked at before this moment. */
  due(before: number): Promise<readonly string[]>;
  /** How many events there are of each phase. */
  counts(): Promise<Readonly<Record<string, number>>>;
}
