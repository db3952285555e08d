import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { pino } from 'pino';
import { type Environment, readPlace, readRetention } from './operations/environment.ts';
import { StartProblem } from './start-problem.ts';
import { backUp, type Copied, expectDatabase, putBack } from './storage/embedded-copy.ts';
import { openStorage } from './storage/open-storage.ts';
import { prune as pruneDatabase } from './storage/prune.ts';
import type { Tables } from './storage/schema.ts';
import type { Pruned } from './storage/stored-game.ts';

const WITH_ITS_OWN_TOOLS =
  'A PostgreSQL is saved and restored with its own tools, pg_dump and pg_restore: see docs/operating.md.';

/** Deletes what the server with these settings would delete; a dry run only says how much that is. */
export async function prune(environment: Environment, isDryRun: boolean): Promise<Pruned> {
  const place = readPlace(environment);
  const retention = readRetention(environment);
  const now = Date.now();
  if (place.databaseUrl === undefined) {
    const file = expectDatabase(place.data);
    // To look is allowed beside a server that runs; to delete is not, for it does so by itself.
    if (isDryRun) return looking(file, (db) => pruneDatabase(db, retention, { now, isDryRun }));
  }
  const storage = await openStorage(place, pino({ level: 'silent' }));
  try {
    const pruned = await storage.prune(retention, now, isDryRun);
    if (!isDryRun) await storage.giveBackSpace();
    return pruned;
  } finally {
    await storage.close();
  }
}

/** Saves the embedded database as one file, also while a server runs. */
export function backup(environment: Environment, to: string): Copied {
  return backUp(expectEmbedded(environment), to);
}

/** Puts such a file where a server without games finds it. */
export function restore(environment: Environment, from: string): Copied {
  return putBack(from, expectEmbedded(environment));
}

/** The sentence of something that the operator can put right; undefined for a fault of ours. */
export function complaintOf(error: unknown): string | undefined {
  return error instanceof StartProblem ? error.message : undefined;
}

function expectEmbedded(environment: Environment): string {
  const { data, databaseUrl } = readPlace(environment);
  if (databaseUrl === undefined) return data;
  throw new StartProblem(WITH_ITS_OWN_TOOLS);
}

async function looking<Result>(file: string, act: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  const database = new Database(file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: database as never }) });
  try {
    return await act(db);
  } catch (error) {
    throw /no such (?:column|table)/.test(String(error))
      ? new StartProblem(`The tables in ${file} are of an older server: start this one once.`)
      : error;
  } finally {
    await db.destroy();
  }
}
