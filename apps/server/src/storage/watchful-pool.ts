import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/**
 * Connections to PostgreSQL of which one that does not answer in time is given up, and every one that is as old: a
 * host that vanished takes all of them along, and each would be waited for in turn.
 */
export class WatchfulPool implements PostgresPool {
  private readonly births = new WeakMap<pg.PoolClient, number>();
  private suspectedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly pool: pg.Pool,
    private readonly warn: (error: unknown) => void,
  ) {
    // A connection that breaks is replaced. Without a listener its error would end the process: the pool hears
    // those of idle connections, and each connection its own while it is in use between two queries.
    pool.on('error', warn);
    pool.on('connect', (client) => {
      client.on('error', warn);
      this.births.set(client, performance.now());
    });
  }

  async connect(): Promise<WatchedClient> {
    for (;;) {
      const client = await this.pool.connect();
      if ((this.births.get(client) ?? 0) >= this.suspectedAt) {
        return new WatchedClient(client, (error) => this.suspect(error));
      }
      client.release(true);
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  private suspect(error: unknown): void {
    this.suspectedAt = performance.now();
    this.warn(error);
  }
}

class WatchedClient implements PostgresPoolClient {
  private fault: Error | undefined;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly suspect: (error: unknown) => void,
  ) {}

  /** After one query without an answer nothing more is asked: the answer to that might be taken for this one's. */
  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    sql: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof sql !== 'string') throw new Error('there are no cursors here');
    return this.ask<Row>(sql, parameters);
  }

  release(): void {
    this.client.release(this.fault);
  }

  private async ask<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.fault) throw this.fault;
    try {
      return (await this.client.query(sql, [...parameters])) as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') {
        this.fault = error;
        this.suspect(error);
      }
      throw error;
    }
  }
}
