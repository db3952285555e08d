import type { Entry, Fairness, Opening, Plain, Replay, Side, UndoRequest } from '@sortie/kernel';
import type { KnownStart, Level, LiveStatus, Retention, Who } from '@sortie/protocol';
import type { ChainedEntry } from './entry-chain.ts';
import type { EventStorage } from './stored-event.ts';
import type { StoredJudging } from './stored-judging.ts';

/** A game as it is kept, without its entries. */
export interface StoredGame {
  readonly id: string;
  readonly game: string;
  /** The rules it is played by: settled when it begins. */
  readonly rules: string;
  readonly status: LiveStatus;
  readonly options: Readonly<Record<string, Plain>>;
  readonly minutes: number | null;
  /** Of the token that shows what everybody may see; null when nobody has one. */
  readonly spectatorHash: string | null;
  /** Whether everybody may look on at the game's address. */
  readonly isWatched: boolean;
  /** The referee's part of the seed; leaves the server when the game is over. */
  readonly secret: string;
  readonly commitment: string;
  /**
   * Null until the game begins. Of one that goes on from another it is that one's until then, whose dice anybody
   * may know; when it begins it gets its own.
   */
  readonly opening: Opening | null;
  /** Null in a game that began anew. */
  readonly from: KnownStart | null;
  readonly fairness: Fairness | null;
  /** When the time is up, in milliseconds since 1970. */
  readonly endsAt: number | null;
  /** Until when the seeds that were promised may be shown, in milliseconds since 1970; null until all have sat. */
  readonly seedsUntil: number | null;
  readonly undo: StoredUndo | null;
  /** Null in a game without a judge. */
  readonly judging: StoredJudging | null;
  /** Grows with every write, whatever it writes: one that was tried on an older one is refused. */
  readonly revision: number;
  /** How many entries there are. */
  readonly length: number;
  /** What is kept of a game that is over, so that its replay stays as it was written; null before. */
  readonly ending: Ending | null;
  readonly seats: readonly StoredSeat[];
}

/** What a replay says of a game beside its opening and its entries. */
export type Ending = Pick<Replay, 'milestones' | 'finalHash' | 'outcome'>;

/** A request to take back, which any entry made since has settled. */
export interface StoredUndo extends UndoRequest {
  /** How many entries there were when it was made. */
  readonly entries: number;
}

export interface StoredSeat {
  readonly seat: string;
  readonly side: Side;
  readonly who: Who;
  readonly level: Level | null;
  readonly name: string;
  readonly force: Plain | null;
  /** Null until it is shown. */
  readonly seed: string | null;
  /** What was promised of the seed; null of a client that gives its seed when it sits. */
  readonly promise: string | null;
  /** Of what tells the client that sat here from everybody else. */
  readonly keyHash: string | null;
  readonly inviteHash: string | null;
  readonly tokenHash: string | null;
}

/** A computer always sits, a person once the invite is spent. */
export function hasSat({ who, tokenHash }: StoredSeat): boolean {
  return who === 'computer' || tokenHash !== null;
}

/** Whether the seed of this seat is here, or none is ever given. */
export function hasShown({ who, seed }: StoredSeat): boolean {
  return who === 'computer' || seed !== null;
}

/** One step of a game, kept before anybody is told of it. */
export interface Write {
  readonly game: string;
  /** Where in the log the first entry stands: how many there were before. */
  readonly number: number;
  /** None when only `undo` or `status` changes; several when words are said again behind an undo. */
  readonly entries: readonly Entry[];
  /** Of the entries, each the hash of it and of the one before. */
  readonly links: readonly string[];
  /** The fingerprint of the game after the last of them; null where none is noted. */
  readonly mark: string | null;
  /** When it was entered, in milliseconds since 1970. */
  readonly at: number;
  readonly undo: StoredUndo | null;
  readonly status: LiveStatus;
  readonly judging: StoredJudging | null;
  readonly ending: Ending | null;
  /** Of the game on which it was tried. */
  readonly revision: number;
}

/** Refused as taken when another process was first with anything. */
export type Appended = 'stored' | 'taken';

export interface Sitting {
  readonly seat: string;
  readonly inviteHash: string;
  readonly tokenHash: string;
  readonly name: string;
  readonly force: Plain | null;
  readonly seed: string | null;
  readonly promise: string | null;
  readonly keyHash: string | null;
}

/** What becomes of a game when everybody has sat: it begins, or waits for the seeds. */
export type Settled =
  | ({ readonly kind: 'begins' } & Pick<StoredGame, 'rules' | 'opening' | 'fairness' | 'endsAt' | 'status'>)
  | { readonly kind: 'waits'; readonly seedsUntil: number };

/** Asked with everybody seated; what it throws leaves everything as it was. */
export type Settle = (game: StoredGame) => Settled;

export type Sat = 'sat' | 'taken' | 'bad-invite' | 'no-such-seat';

/** Something that another process of the server did. */
export type Change =
  | { readonly kind: 'moved'; readonly game: string }
  | {
      readonly kind: 'present';
      readonly game: string;
      readonly seats: readonly string[];
      readonly watching?: number;
    }
  | { readonly kind: 'whoIsThere'; readonly game: string }
  | { readonly kind: 'eventMoved'; readonly event: string }
  /** What was announced in between may be lost. */
  | { readonly kind: 'reconnected' };

/** Hears what other processes did; `from` tells them apart. */
export type Hearing = (change: Change, from: string) => void;

export interface Pulse {
  /** Writes that wait for their turn. */
  readonly waiting: number;
  /** Milliseconds for which the oldest write that is not on the disk has waited. */
  readonly longestWait: number;
  /** Milliseconds since something was last written; undefined when nothing was. */
  readonly sinceLastWrite: number | undefined;
}

/** Bytes of the database, and bytes that are left where it stands, as far as that can be known. */
export interface Space {
  readonly used: number;
  readonly free: number | undefined;
}

/** How many of each were deleted. Games of events go with their event and are not counted among the others. */
export interface Pruned {
  readonly waitingGames: number;
  readonly games: number;
  readonly replays: number;
  readonly bugs: number;
  readonly events: number;
}

/** Where games are kept. A promise that is kept means it is on the disk. */
export interface Storage {
  readonly events: EventStorage;
  createGame(game: StoredGame, entries: readonly Entry[]): Promise<void>;
  loadGame(id: string): Promise<StoredGame | undefined>;
  /** The log from this place on. */
  entries(id: string, from: number): Promise<readonly ChainedEntry[]>;
  /** When the entry at this place was stored, in milliseconds since 1970; undefined when there is none. */
  enteredAt(id: string, number: number): Promise<number | undefined>;
  append(write: Write): Promise<Appended>;
  /** Seats a person. `settle` is asked when this is the last. */
  sit(id: string, sitting: Sitting, settle: Settle): Promise<Sat>;
  /** Takes the seed that was promised for a seat; false when none is waited for there, or another one. */
  showSeed(
    id: string,
    shown: { readonly seat: string; readonly seed: string },
    settle: Settle,
  ): Promise<boolean>;
  /** Asks what becomes of a game that waits for seeds; nothing happens to any other. */
  settleSeeds(id: string, settle: Settle): Promise<void>;
  /** Gives a person's seat another token; false when there is no such seat. */
  replaceToken(id: string, seat: string, tokenHash: string): Promise<boolean>;
  /** The text of a replay. */
  keepReplay(id: string, replay: string): Promise<void>;
  loadReplay(id: string): Promise<string | undefined>;
  keepBug(game: string, bundle: string): Promise<void>;
  /** Kept when storage answers. */
  look(): Promise<void>;
  /** How writing goes. */
  readonly pulse: Pulse;
  /** What it takes up. */
  space(): Promise<Space>;
  /** What was deleted takes up no room any longer; takes long, so a server does not do it while it serves. */
  giveBackSpace(): Promise<void>;
  /** Somebody looks at these games: they are kept as if something had happened in them. */
  touch(games: readonly string[], now: number): Promise<void>;
  /** Deletes what nobody has touched for so long, and says how much it was; a dry run only says it. */
  prune(retention: Retention, now: number, isDryRun: boolean): Promise<Pruned>;
  /** How many games there are of each status. */
  counts(): Promise<Readonly<Record<string, number>>>;
  /** Tells the other processes; lost when nobody hears. */
  announce(change: Change): Promise<void>;
  /** Everybody who asks hears of every change. */
  onChange(hear: Hearing): void;
  close(): Promise<void>;
}
