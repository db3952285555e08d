import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import type { Change, Hearing } from './stored-game.ts';

/** How PostgreSQL's codes for broken constraints begin. */
const CONSTRAINT_BROKEN = '23';
const CHANNEL = 'sortie_changes';
/** Any number, as long as every server uses the same: they must not make the tables at the same time. */
const MIGRATION_LOCK = 7717;

/** One database for several processes, which tell each other of their moves. */
export async function openPostgresql(url: string, warn: (error: unknown) => void): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    // A client that was lost in the middle of a transaction must not keep others waiting.
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced; unheard, its error would end the process.
  pool.on('error', warn);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const me = randomUUID();
  const ear = new Ear(url, me, warn);
  try {
    await db.transaction().execute(async (within) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(within);
      await migrate(within, 'serial');
    });
    await ear.listen();
  } catch (error) {
    await Promise.allSettled([ear.close(), db.destroy()]);
    throw error instanceof StartProblem ? error : new StartProblem(unreachableSentence(url, error));
  }
  return {
    db,
    lockGame: async (within, game) => {
      await within.selectFrom('games').select('id').where('id', '=', game).forUpdate().execute();
    },
    announce: async (within, changes) => {
      if (changes.length === 0) return;
      const messages = changes.map((change) => JSON.stringify({ from: me, change }));
      await sql`select pg_notify(${CHANNEL}, message) from unnest(${messages}::text[]) as message`.execute(
        within,
      );
    },
    onChange: (hear) => ear.onChange(hear),
    isFaultOfOne: (error) => (codeOf(error) ?? '').startsWith(CONSTRAINT_BROKEN),
    close: async () => {
      await ear.close();
      await db.destroy();
    },
  };
}

/** Hears what other processes did, and connects again when it was cut off. */
class Ear {
  private client: pg.Client | undefined;
  private hear: Hearing = () => undefined;
  private again: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly me: string,
    private readonly warn: (error: unknown) => void,
  ) {}

  onChange(hear: Hearing): void {
    this.hear = hear;
  }

  async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    client.on('error', (error) => this.lost(client, error));
    client.on('end', () => this.lost(client, new Error('the connection ended')));
    client.on('notification', ({ payload }) => {
      const { from, change } = JSON.parse(payload ?? '{}') as { from?: string; change?: Change };
      if (change && from !== undefined && from !== this.me) this.hear(change, from);
    });
    this.client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  private lost(client: pg.Client, error: unknown): void {
    if (this.closed || this.client !== client) return;
    this.client = undefined;
    this.warn(error);
    const retry = () => {
      this.listen().then(
        () => this.hear({ kind: 'reconnected' }, this.me),
        () => {
          this.client = undefined;
          if (!this.closed) this.again = setTimeout(retry, 1000);
        },
      );
    };
    this.again = setTimeout(retry, 200);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.again);
    await this.client?.end().catch(this.warn);
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
