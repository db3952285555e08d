import { type FileHandle, open } from 'node:fs/promises';
import type Database from 'libsql';
import { dayOf, entryRows, text } from './rows.ts';
import type { Appended, Write } from './stored-game.ts';

interface Statements {
  readonly begin: Database.Statement;
  readonly insert: Database.Statement;
  readonly update: Database.Statement;
  readonly find: Database.Statement;
}

/**
 * Stores steps of games in the embedded file. SQLite would keep the whole process waiting for the disk at every
 * commit; here the write-ahead log is flushed by another thread after the commit, while the next answers are
 * tried. A promise is kept only after the flush, so that what is acknowledged survives a power cut all the same.
 */
export class EmbeddedLog {
  private prepared: Statements | undefined;
  private writeAheadLog: FileHandle | undefined;

  constructor(
    private readonly database: Database.Database,
    private readonly file: string,
  ) {}

  /** Nobody else may use the connection meanwhile; whether the flush is over need not be waited for. */
  commit(writes: readonly Write[]): readonly (Appended | 'missing')[] {
    this.database.exec('PRAGMA synchronous = NORMAL');
    try {
      this.statements.begin.run();
      const done = writes.map((write) => this.store(write));
      this.database.exec('COMMIT');
      return done;
    } catch (error) {
      if (this.database.inTransaction) this.database.exec('ROLLBACK');
      throw error;
    } finally {
      this.database.exec('PRAGMA synchronous = FULL');
    }
  }

  /** What was committed is on the disk. */
  async flush(): Promise<void> {
    this.writeAheadLog ??= await open(`${this.file}-wal`, 'r+');
    await this.writeAheadLog.datasync();
  }

  /** Moves what is in the write-ahead log into the file itself. Nobody else may use the connection meanwhile. */
  checkpoint(): void {
    this.database.pragma('wal_checkpoint(PASSIVE)');
  }

  /** Moves all of it, and leaves nothing of the write-ahead log on the disk. */
  empty(): void {
    this.database.pragma('wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    await this.writeAheadLog?.close();
  }

  /** Prepared with the first write, when the tables are as they should be. */
  private get statements(): Statements {
    const { database } = this;
    this.prepared ??= {
      begin: database.prepare('BEGIN IMMEDIATE'),
      insert: database.prepare(
        'INSERT INTO entries (game, number, entry, entered_at, link, mark) VALUES (?, ?, ?, ?, ?, ?)',
      ),
      update: database.prepare(
        `UPDATE games SET revision = revision + 1, length = ?, undo = ?, status = ?, judging = ?,
         touched_day = ?, ending = coalesce(?, ending) WHERE id = ? AND revision = ?`,
      ),
      find: database.prepare('SELECT 1 FROM games WHERE id = ?'),
    };
    return this.prepared;
  }

  private store(write: Write): Appended | 'missing' {
    const { game, number, entries, undo, status, judging, ending, revision, at } = write;
    const length = number + entries.length;
    const { update, insert, find } = this.statements;
    const { changes } = update.run(
      length,
      text(undo),
      status,
      text(judging),
      dayOf(at),
      text(ending),
      game,
      revision,
    );
    if (changes === 0) return find.get([game]) === undefined ? 'missing' : 'taken';
    for (const { number: place, entry, entered_at, link, mark } of entryRows(write)) {
      insert.run(game, place, entry, entered_at, link, mark);
    }
    return 'stored';
  }
}
