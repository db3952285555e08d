import type { Entry, Fairness, Opening, Plain, Replay, Side, UndoRequest } from '@sortie/kernel';
import type { Level, LiveStatus, NamedReplay, Who } from '@sortie/protocol';
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
  /** Null until everybody sits, unless the game goes on from a replay. */
  readonly opening: Opening | null;
  readonly fairness: Fairness | null;
  /** When the time is up, in milliseconds since 1970. */
  readonly endsAt: number | null;
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
  readonly seed: string | null;
  readonly inviteHash: string | null;
  readonly tokenHash: string | null;
}

/** A computer always sits, a person once the invite is spent. */
export function hasSat({ who, tokenHash }: StoredSeat): boolean {
  return who === 'computer' || tokenHash !== null;
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
  readonly seed: string;
}

/** What the last person to sit down makes of a game. */
export type Beginning = Pick<StoredGame, 'rules' | 'opening' | 'fairness' | 'endsAt' | 'status'>;

/** Something that another process of the server did. */
export type Change =
  | { readonly kind: 'moved'; readonly game: string }
  | { readonly kind: 'present'; readonly game: string; readonly seats: readonly string[] }
  | { readonly kind: 'whoIsThere'; readonly game: string }
  | { readonly kind: 'eventMoved'; readonly event: string }
  /** What was announced in between may be lost. */
  | { readonly kind: 'reconnected' };

/** Hears what other processes did; `from` tells them apart. */
export type Hearing = (change: Change, from: string) => void;

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
  /**
   * Seats a person. `begin` is asked with everybody seated when this is the last; what it throws leaves
   * everything as it was.
   */
  sit(
    id: string,
    sitting: Sitting,
    begin: (game: StoredGame) => Beginning,
  ): Promise<'sat' | 'taken' | 'bad-invite' | 'no-such-seat'>;
  /** Gives a person's seat another token; false when there is no such seat. */
  replaceToken(id: string, seat: string, tokenHash: string): Promise<boolean>;
  keepReplay(id: string, replay: NamedReplay): Promise<void>;
  loadReplay(id: string): Promise<NamedReplay | undefined>;
  keepBug(game: string, bundle: string): Promise<void>;
  /** Kept when storage answers. */
  look(): Promise<void>;
  /** Writes that wait for their turn. */
  readonly waiting: number;
  /** How many games there are of each status. */
  counts(): Promise<Readonly<Record<string, number>>>;
  /** Tells the other processes; lost when nobody hears. */
  announce(change: Change): Promise<void>;
  /** Everybody who asks hears of every change. */
  onChange(hear: Hearing): void;
  close(): Promise<void>;
}
