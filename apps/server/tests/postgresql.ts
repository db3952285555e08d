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
  /** The folder of its socket. */
  readonly folder: string;
  /** Ends it with a signal and starts it again; it answers when the promise is kept. */
  restart(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Nothing of it moves for so many milliseconds. */
  freeze(milliseconds: number): Promise<void>;
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
export async function startPostgresql(): Promise<Postgresql> {
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
  const settings = ['listen_addresses=', 'shared_buffers=16MB', 'max_connections=60'];
  const start = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, ...settings.flatMap((each) => ['-c', each])], {
      ...as,
      stdio: 'ignore',
      cwd: folder,
    });
  let server = start();
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const address = (database: string) => `postgresql://sortie@/${database}?host=${encodeURIComponent(folder)}`;
  await answering(address('postgres'));
  let count = 0;
  return {
    get isRunning() {
      return isRunning();
    },
    folder,
    restart: async (signal) => {
      await end(signal);
      // One that was killed leaves children, and none starts beside them.
      for (server = start(); !(await answersWithin(address('postgres'), 5000)); ) {
        if (!isRunning()) server = start();
      }
    },
    freeze: async (milliseconds) => {
      const all = [server.pid!, ...childrenOf(server.pid!)];
      for (const pid of all) signalTo(pid, 'SIGSTOP');
      await wait(milliseconds);
      for (const pid of all) signalTo(pid, 'SIGCONT');
    },
    newDatabase: async () => {
      const name = `games${++count}`;
      await query(address('postgres'), `create database ${name}`);
      return address(name);
    },
    stop: async () => {
      await end('SIGINT');
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

function childrenOf(pid: number): readonly number[] {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' });
  return listed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [Number(line)]));
}

/** A child may have ended by itself. */
function signalTo(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'ESRCH') throw error;
  }
}

async function answersWithin(url: string, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds;
  while (Date.now() < until) {
    try {
      await query(url, 'select 1');
      return true;
    } catch {
      await wait(50);
    }
  }
  return false;
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
