import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { StartProblem } from '../start-problem.ts';
import { FILE, makeFolder, releaseHold, takeHold } from './embedded.ts';
import { SCHEMA_VERSION } from './migrations.ts';

/** A copy of an embedded database. */
export interface Copied {
  readonly file: string;
  readonly games: number;
  readonly bytes: number;
}

/** Saves the database as one file, also while a server writes to it. What is there already is not overwritten. */
export function backUp(folder: string, to: string): Copied {
  const from = expectDatabase(folder);
  const file = resolve(to);
  claim(file);
  try {
    const database = new Database(from);
    try {
      database.pragma('busy_timeout = 10000');
      database.prepare('VACUUM INTO ?').run([file]);
    } finally {
      database.close();
    }
    flush(file);
    return { file, ...inspect(file) };
  } catch (error) {
    rmSync(file, { force: true });
    throw error instanceof StartProblem
      ? error
      : new StartProblem(`The copy could not be made: ${wordsOf(error)}.`);
  }
}

/** Puts a copy where a server without games will find it. A database that is there is not overwritten. */
export function putBack(from: string, folder: string): Copied {
  if (!existsSync(from)) throw new StartProblem(`There is no file ${from}.`);
  const found = inspect(from);
  makeFolder(folder);
  const file = resolve(join(folder, FILE));
  const hold = holdOf(folder);
  try {
    const other = [file, `${file}-wal`].find((each) => existsSync(each));
    if (other !== undefined) {
      throw new StartProblem(`${other} is there already and is not overwritten: move it away first.`);
    }
    copyFileSync(from, file, constants.COPYFILE_EXCL);
    chmodSync(file, 0o600);
    flush(file);
    return { file, ...found };
  } finally {
    releaseHold(hold);
  }
}

function holdOf(folder: string): Database.Database {
  try {
    return takeHold(folder);
  } catch {
    throw new StartProblem(`The folder ${folder} is in use by a server.`);
  }
}

/** The file of the embedded database in this folder. */
export function expectDatabase(folder: string): string {
  const file = join(folder, FILE);
  if (existsSync(file)) return file;
  throw new StartProblem(`There is no database in ${folder}: DATA is the folder that holds ${FILE}.`);
}

/** Its owner's alone before anything is in it. */
function claim(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const isThere = (error as { readonly code?: string }).code === 'EEXIST';
    throw new StartProblem(
      isThere ? `${file} is there already and is not overwritten.` : `${file} cannot be written.`,
    );
  }
}

/** What a copy holds; one that is damaged or of a newer server is refused. */
function inspect(file: string): Omit<Copied, 'file'> {
  const database = new Database(file);
  try {
    const [verdict] = (database.prepare('PRAGMA quick_check(1)').all([]) as readonly object[]).flatMap(
      (row) => Object.values(row) as unknown[],
    );
    if (verdict !== 'ok') throw new Error('damaged');
    const [{ version }] = database.prepare('SELECT version FROM schema_version').all([]) as [
      { version: number },
    ];
    if (version > SCHEMA_VERSION) throw new StartProblem(`${file} is of a newer server.`);
    const [{ games }] = database.prepare('SELECT count(*) AS games FROM games').all([]) as [
      { games: number },
    ];
    return { games, bytes: statSync(file).size };
  } catch (error) {
    throw error instanceof StartProblem ? error : new StartProblem(`${file} is no sound copy of a database.`);
  } finally {
    database.close();
  }
}

function flush(file: string): void {
  for (const path of [file, dirname(file)]) {
    const opened = openSync(path, 'r');
    fsyncSync(opened);
    closeSync(opened);
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
