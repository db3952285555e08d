/**
 * Opens a database as a server does when it starts, brings it up to date, and ends; killed before one of its
 * statements when it is told which: the first is number 1. It says how many statements there were.
 */
import Database from 'libsql';
import pg from 'pg';
import { openEmbedded } from '../src/storage/embedded.ts';
import { openPostgresql } from '../src/storage/postgresql.ts';
import { migrationsUpTo } from './later-migration.ts';

const [data = '', databaseUrl = '', version = '', fatal = '0'] = process.argv.slice(2);

let statements = 0;
function count(): void {
  statements++;
  if (statements === Number(fatal)) process.kill(process.pid, 'SIGKILL');
}

/** Whatever is asked of either database is counted first. */
function counting<Of extends object, Name extends keyof Of>(of: Of, name: Name): void {
  const asked = of[name] as (...given: readonly unknown[]) => unknown;
  of[name] = function (this: unknown, ...given: readonly unknown[]) {
    count();
    return asked.apply(this, [...given]);
  } as Of[Name];
}
counting(Database.prototype, 'prepare');
counting(pg.Client.prototype, 'query');

const all = migrationsUpTo(Number(version));
const engine =
  databaseUrl === ''
    ? await openEmbedded(data, all)
    : await openPostgresql(databaseUrl, () => undefined, all);
await engine.close();
process.stdout.write(`${statements}\n`);
