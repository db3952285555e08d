import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shareInWorker } from '@sortie/testkit/share';
import pg from 'pg';

const ROOT = '/usr/lib/postgresql';

export interface Postgresql {
  readonly isRunning: boolean;
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** The programs of the newest PostgreSQL on this machine. */
function programs(): string {
  const versions = existsSync(ROOT) ? readdirSync(ROOT).map(Number) : [];
  const found = versions
    .toSorted((one, other) => other - one)
    .map((version) => join(ROOT, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  if (found) return found;
  throw new Error(
    'These tests need PostgreSQL: install the package postgresql (its programs are sought in /usr/lib/postgresql).',
  );
}

/** PostgreSQL refuses to be run by root. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** One for all files of a worker; each test has databases of its own in it. */
export function sharedPostgresql(): Promise<Postgresql> {
  return shareInWorker('postgresql', {
    start: startPostgresql,
    isAlive: ({ isRunning }) => isRunning,
    end: (postgresql) => postgresql.stop(),
  });
}

/** Starts a PostgreSQL of our own in a folder of its own, reached by a socket there. */
async function startPostgresql(): Promise<Postgresql> {
  const bin = programs();
  const as = owner();
  const folder = mkdtempSync(join(tmpdir(), 'sortie-pg-'));
  chmodSync(folder, 0o700);
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'sortie', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    stdio: 'pipe',
    cwd: folder,
    env: { LC_ALL: 'C', PATH: process.env.PATH },
  });
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      '-c',
      'shared_buffers=16MB',
      '-c',
      'max_connections=60',
    ],
    { ...as, stdio: 'ignore', cwd: folder },
  );
  const address = (database: string) => `postgresql://sortie@/${database}?host=${encodeURIComponent(folder)}`;
  await answering(address('postgres'));
  let count = 0;
  return {
    get isRunning() {
      return server.exitCode === null && server.signalCode === null;
    },
    newDatabase: async () => {
      const name = `games${++count}`;
      await query(address('postgres'), `create database ${name}`);
      return address(name);
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await wait(100);
    }
  }
}
