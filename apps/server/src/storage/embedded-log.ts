import { type FileHandle, open } from 'node:fs/promises';
import type Database from 'libsql';
import { entryRows, text } from './rows.ts';
import type { Appended, Write } from './stored-game.ts';

/**
 * Stores steps of games in the embedded file. SQLite would keep the whole process waiting for the disk at every
 * commit; here the write-ahead log is flushed by another thread after the commit, while the next answers are
 * tried. A promise is kept only after the flush, so that what is acknowledged survives a power cut all the same.
 */
export class EmbeddedLog {
  private readonly begin: Database.Statement;
  private readonly insert: Database.Statement;
  private readonly remove: Database.Statement;
  private readonly update: Database.Statement;
  private updateJudged: Database.Statement | undefined;
  private writeAheadLog: FileHandle | undefined;

  constructor(
    private readonly database: Database.Database,
    private readonly file: string,
  ) {
    this.begin = database.prepare('BEGIN IMMEDIATE');
    this.insert = database.prepare(
      'INSERT INTO entries (game, number, entry, entered_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.remove = database.prepare('DELETE FROM entries WHERE game = ? AND number = ?');
    this.update = database.prepare('UPDATE games SET undo = ?, status = ? WHERE id = ?');
  }

  /** Nobody else may use the connection meanwhile; whether the flush is over need not be waited for. */
  commit(writes: readonly Write[]): readonly Appended[] {
    this.database.exec('PRAGMA synchronous = NORMAL');
    try {
      this.begin.run();
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

  async close(): Promise<void> {
    await this.writeAheadLog?.close();
  }

  private store(write: Write): Appended {
    const rows = entryRows(write);
    const stored = rows.filter(
      ({ game, number, entry, entered_at }) => this.insert.run(game, number, entry, entered_at).changes > 0,
    );
    if (stored.length < rows.length || !this.storeGame(write)) {
      for (const { game, number } of stored) this.remove.run(game, number);
      return 'taken';
    }
    return 'stored';
  }

  /** False when a judge did something since the write was tried. */
  private storeGame({ game, undo, status, judging, changesGame }: Write): boolean {
    if (judging) {
      const { from, to } = judging;
      this.updateJudged ??= this.database.prepare(
        'UPDATE games SET undo = ?, status = ?, judging = ?, judging_version = ? WHERE id = ? AND judging_version = ?',
      );
      return this.updateJudged.run(text(undo), status, text(judging.judging), to, game, from).changes > 0;
    }
    if (changesGame) this.update.run(text(undo), status, game);
    return true;
  }
}
