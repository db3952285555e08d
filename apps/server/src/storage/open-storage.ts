import type { Logger } from 'pino';
import { DatabaseStorage } from './database-storage.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgresql } from './postgresql.ts';
import type { Storage } from './stored-game.ts';

/** PostgreSQL where an address is given, otherwise a file in the data folder. */
export async function openStorage(
  { databaseUrl, data }: { readonly databaseUrl?: string; readonly data: string },
  log: Logger,
): Promise<Storage> {
  const warn = (error: unknown) => log.warn({ err: error }, 'the database connection was lost');
  return new DatabaseStorage(
    databaseUrl === undefined ? await openEmbedded(data) : await openPostgresql(databaseUrl, warn),
  );
}
