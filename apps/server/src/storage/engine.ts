import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './schema.ts';
import type { Appended, Change, Hearing, Space, Write } from './stored-game.ts';

/** What the two databases do each in their own way. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** Stores steps of many games together, and says of each whether it was taken; then they are on the disk. */
  append(writes: readonly Write[]): Promise<readonly (Appended | 'missing')[]>;
  /** Keeps other processes from the game until the transaction ends. */
  lockGame(within: Transaction<Tables>, game: string): Promise<void>;
  /** Tells other processes, when the transaction ends well. */
  announce(within: Kysely<Tables>, changes: readonly Change[]): Promise<void>;
  onChange(hear: Hearing): void;
  /** The database rejects this one item; it may accept others. */
  isFaultOfOne(error: unknown): boolean;
  space(): Promise<Space>;
  /** What was deleted takes up no room on the disk any longer, where the database does not see to it by itself. */
  giveBackSpace(): Promise<void>;
  close(): Promise<void>;
}
