import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { StartProblem } from '../start-problem.ts';
import { EmbeddedLog } from './embedded-log.ts';
import type { Engine } from './engine.ts';
import { type Migration, migrate, migrations } from './migrations.ts';
import type { Tables } from './schema.ts';
import type { Space } from './stored-game.ts';

export const FILE = 'sortie.db';
const HOLD = 'sortie.lock';

/** Milliseconds. */
const CHECKPOINT_EVERY = 60_000;

/** One file in a folder, for one process. */
export async function openEmbedded(folder: string, all: readonly Migration[] = migrations): Promise<Engine> {
  const file = join(folder, FILE);
  makeFolder(folder);
  let hold: Database.Database | undefined;
  let database: Database.Database | undefined;
  try {
    hold = takeHold(folder);
    database = openFile(file);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: database as never }) });
    await db.transaction().execute((within) => migrate(within, 'integer', all));
    return makeEngine(db, { file, log: new EmbeddedLog(database, file), hold });
  } catch (error) {
    database?.close();
    releaseHold(hold);
    throw explainProblem(file, error);
  }
}

/** Made for its owner alone: it holds the secrets of running games. A folder that was there is left as it is. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartProblem(`The folder ${folder} for the database cannot be written.`);
  }
}

/** The database gives files that it makes beside this one the same mode. */
function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      if (statSync(each).isFile()) chmodSync(each, 0o600);
    } catch {
      // It is not there, or somebody else's, who said that this server may use it.
    }
  }
}

function openFile(file: string): Database.Database {
  makePrivate(file);
  const database = new Database(file);
  database.pragma('busy_timeout = 2000');
  database.pragma('journal_mode = WAL');
  // An acknowledged answer survives a power cut.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const found = database.prepare('PRAGMA quick_check(1)').all([]) as readonly object[];
  const [verdict] = found.map((row) => Object.values(row)[0] as unknown);
  if (verdict !== 'ok') throw describeDamage(file);
  return database;
}

interface OpenFile {
  readonly file: string;
  readonly log: EmbeddedLog;
  readonly hold: Database.Database;
}

function makeEngine(db: Kysely<Tables>, { file, log, hold }: OpenFile): Engine {
  // What is only in the write-ahead log is gone with it, and it would grow for as long as the server runs.
  const checkpoint = () => db.connection().execute(async () => log.checkpoint());
  const checkpoints = setInterval(() => void checkpoint().catch(() => undefined), CHECKPOINT_EVERY);
  checkpoints.unref();
  return {
    db,
    append: async (writes) => {
      // Only while no transaction of another request is open on the connection.
      const done = await db.connection().execute(async () => log.commit(writes));
      await log.flush();
      return done;
    },
    // One process and one connection: a transaction has the tables to itself.
    lockGame: () => Promise.resolve(),
    announce: () => Promise.resolve(),
    onChange: () => undefined,
    isFaultOfOne: (error) => codeOf(error).startsWith('SQLITE_CONSTRAINT'),
    space: () => spaceOf(file),
    giveBackSpace: () =>
      db.connection().execute(async (connection) => {
        await sql`vacuum`.execute(connection);
        log.empty();
      }),
    close: async () => {
      clearInterval(checkpoints);
      await checkpoint().catch(() => undefined);
      await log.close();
      await db.destroy();
      releaseHold(hold);
    },
  };
}

/** A second server on the same file would not hear of this one's moves. The end of a process gives this back. */
export function takeHold(folder: string): Database.Database {
  const file = join(folder, HOLD);
  makePrivate(file);
  const hold = new Database(file);
  try {
    hold.exec('BEGIN EXCLUSIVE');
    return hold;
  } catch (error) {
    hold.close();
    throw error;
  }
}

export function releaseHold(hold: Database.Database | undefined): void {
  if (hold?.inTransaction) hold.exec('ROLLBACK');
  hold?.close();
}

async function spaceOf(file: string): Promise<Space> {
  const sizes = [file, `${file}-wal`].map((each) => statSync(each, { throwIfNoEntry: false })?.size ?? 0);
  const { bavail, bsize } = await statfs(file);
  return { used: sizes.reduce((sum, size) => sum + size, 0), free: bavail * bsize };
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

function describeDamage(file: string): StartProblem {
  return new StartProblem(
    `The database file ${file} is damaged: put back a copy of it, or move it away to begin anew.`,
  );
}

function explainProblem(file: string, error: unknown): unknown {
  if (error instanceof StartProblem) return error;
  const message = error instanceof Error ? error.message : String(error);
  const said = `${codeOf(error)} ${message}`;
  if (/NOTADB|CORRUPT|not a database|malformed/i.test(said)) return describeDamage(file);
  if (/BUSY|locked/i.test(said)) {
    return new StartProblem(`The database file ${file} is in use by another server.`);
  }
  if (/CANTOPEN|READONLY|readonly|unable to open|FULL|IOERR|disk/i.test(said)) {
    return new StartProblem(`The database file ${file} cannot be written: ${message}.`);
  }
  return error;
}
