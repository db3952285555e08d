import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { appendByQueries } from './append-by-queries.ts';
import { ChangeListener } from './change-listener.ts';
import type { Engine } from './engine.ts';
import { type Migration, migrate, migrations } from './migrations.ts';
import type { Tables } from './schema.ts';
import { WatchfulPool } from './watchful-pool.ts';

/** How PostgreSQL's codes for broken constraints begin. */
const CONSTRAINT_BROKEN = '23';
/** Any number, as long as every server uses the same: they must not make the tables at the same time. */
const MIGRATION_LOCK = 7717;

/** Milliseconds that a statement may take, by the database's clock and by ours: a frozen one has none. */
const LONGEST_STATEMENT = 4500;
const LONGEST_QUERY = 5000;
const LONGEST_GOODBYE = 2000;
/** The same while tables are changed: one with many rows takes longer than anything else may. */
const LONGEST_MIGRATION = 30 * 60_000;
/** A process that was lost in the middle of a transaction must not keep others waiting. */
const LONGEST_PAUSE = 20_000;

/** One database for several processes, which tell each other of their moves. */
export async function openPostgresql(
  url: string,
  warn: (error: unknown) => void,
  all: readonly Migration[] = migrations,
): Promise<Engine> {
  const db = connectTo(url, warn, {
    max: 8,
    query_timeout: LONGEST_QUERY,
    statement_timeout: LONGEST_STATEMENT,
    idle_in_transaction_session_timeout: LONGEST_PAUSE,
  });
  const me = randomUUID();
  const listener = new ChangeListener(url, me, warn);
  try {
    await bringUpToDate(url, warn, all);
    await listener.listen();
  } catch (error) {
    await Promise.allSettled([listener.close(), db.destroy()]);
    throw error instanceof StartProblem ? error : new StartProblem(unreachableSentence(url, error));
  }
  const announce: Engine['announce'] = async (within, changes) => {
    if (changes.length === 0) return;
    const messages = changes.map((change) => JSON.stringify({ from: me, change }));
    await sql`select pg_notify(${ChangeListener.channel}, message) from unnest(${messages}::text[]) as message`.execute(
      within,
    );
  };
  return {
    db,
    append: (writes) =>
      appendByQueries(db, writes, (within, stored) =>
        announce(
          within,
          stored.map(({ game }) => ({ kind: 'moved', game })),
        ),
      ),
    lockGame: async (within, game) => {
      await within.selectFrom('games').select('id').where('id', '=', game).forUpdate().execute();
    },
    announce,
    onChange: (hear) => listener.onChange(hear),
    isFaultOfOne: (error) => (codeOf(error) ?? '').startsWith(CONSTRAINT_BROKEN),
    space: async () => {
      const { rows } = await sql<{
        used: string;
      }>`select pg_database_size(current_database()) as used`.execute(db);
      return { used: Number(rows[0]?.used), free: undefined };
    },
    giveBackSpace: () => Promise.resolve(),
    close: async () => {
      // A database that does not answer cannot keep the server from stopping.
      const patience = wait(LONGEST_GOODBYE, undefined, { ref: false });
      await Promise.race([patience, Promise.all([listener.close(), db.destroy()])]);
    },
  };
}

function connectTo(url: string, warn: (error: unknown) => void, limits: pg.PoolConfig): Kysely<Tables> {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: LONGEST_QUERY,
    keepAlive: true,
    ...limits,
  };
  const pool = new WatchfulPool(new pg.Pool(config), warn);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function bringUpToDate(
  url: string,
  warn: (error: unknown) => void,
  all: readonly Migration[],
): Promise<void> {
  const db = connectTo(url, warn, {
    max: 1,
    query_timeout: LONGEST_MIGRATION,
    statement_timeout: LONGEST_MIGRATION,
    idle_in_transaction_session_timeout: LONGEST_PAUSE,
  });
  try {
    await db.transaction().execute(async (within) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(within);
      await migrate(within, 'serial', all);
    });
  } finally {
    await db.destroy();
  }
}

function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** Without the password that the address may hold. */
function unreachableSentence(url: string, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const message = said === '' ? (codeOf(error) ?? 'no answer') : said;
  const place = URL.canParse(url) ? new URL(url).host || 'this machine' : 'the given address';
  return `PostgreSQL at ${place} cannot be used: ${message.replaceAll('\n', ' ')}.`;
}
