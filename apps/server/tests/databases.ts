import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@sortie/games';
import { type RunningServer, type ServerOptions, startServer } from '../src/server.ts';
import { sharedPostgresql } from './postgresql.ts';

/** Where a test's server keeps its games. */
export type Place = Pick<ServerOptions, 'data' | 'databaseUrl'>;

/** Servers of a test file on one kind of database. */
export interface Bench {
  /** A place with no games in it. */
  readonly newPlace: () => Promise<Place>;
  readonly start: (options?: Partial<ServerOptions>) => Promise<RunningServer>;
  /** Ends everything that was started. */
  readonly end: () => Promise<void>;
}

/** However busy the machine is, and however much one test does from one address. */
const endless = { burst: 1e12, perSecond: 1e12 };

export const databases = ['embedded', 'postgresql'] as const;
export type DatabaseKind = (typeof databases)[number];

export function bench(kind: DatabaseKind): Bench {
  const folders: string[] = [];
  const servers: RunningServer[] = [];
  const newPlace = async (): Promise<Place> => {
    const data = mkdtempSync(join(tmpdir(), 'sortie-server-'));
    folders.push(data);
    if (kind === 'embedded') return { data };
    return { data, databaseUrl: await (await sharedPostgresql()).newDatabase() };
  };
  return {
    newPlace,
    start: async (options = {}) => {
      const place = options.data === undefined ? await newPlace() : {};
      const server = await startServer({
        games,
        thinker: new URL('../bin/thinker.mjs', import.meta.url),
        host: '127.0.0.1',
        port: 0,
        data: '',
        pause: 0,
        // However busy the machine is.
        longestVerification: 600_000,
        pace: { burst: 10_000, perSecond: 10_000 },
        addressPaces: {
          sent: endless,
          asked: endless,
          work: endless,
        },
        limits: { pace: { burst: 10_000, perSecond: 10_000 }, mostConnectionsOfAddress: 100_000 },
        gameLimits: { talkPace: { burst: 10_000, perSecond: 10_000 }, workPace: endless },
        ...place,
        ...options,
      });
      servers.push(server);
      return server;
    },
    end: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
