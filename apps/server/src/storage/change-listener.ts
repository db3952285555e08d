import pg from 'pg';
import type { Change, Hearing } from './stored-game.ts';

/** Milliseconds before a connection that was lost is tried again. */
const RETRY_AFTER = 250;
/** How often it is asked whether it is still there: a host that vanished says nothing. */
const LOOK = 5000;
const LONGEST_QUERY = 5000;

/** Hears what other processes of the server did, and connects again whenever it was cut off. */
export class ChangeListener {
  static readonly channel = 'sortie_changes';

  private client: pg.Client | undefined;
  private readonly hearers: Hearing[] = [];
  private retry: NodeJS.Timeout | undefined;
  private look: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly me: string,
    private readonly warn: (error: unknown) => void,
  ) {}

  onChange(hear: Hearing): void {
    this.hearers.push(hear);
  }

  private readonly hear: Hearing = (change, from) => {
    for (const hearer of this.hearers) hearer(change, from);
  };

  /** Rejects when the first connection cannot be made; later ones are tried until one is. */
  async listen(): Promise<void> {
    this.client = await this.connect();
    if (this.closed) await this.client.end();
    else this.lookAfter(this.client);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.look);
    await this.client?.end().catch(this.warn);
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: LONGEST_QUERY,
      query_timeout: LONGEST_QUERY,
      keepAlive: true,
    });
    // Without a listener the error of a lost connection would end the process.
    client.on('error', this.warn);
    client.on('notification', ({ payload }) => this.takeNotification(payload));
    let isListening = false;
    client.once('end', () => {
      if (isListening) this.connectAgain();
    });
    try {
      await client.connect();
      await client.query(`listen ${ChangeListener.channel}`);
      isListening = true;
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  /** Hangs up when there is no answer; the end of the connection makes another. */
  private lookAfter(client: pg.Client): void {
    this.look = setTimeout(() => {
      client.query('select 1').then(
        () => {
          if (this.client === client && !this.closed) this.lookAfter(client);
        },
        (error: unknown) => {
          this.warn(error);
          void client.end().catch(this.warn);
        },
      );
    }, LOOK);
    this.look.unref();
  }

  private takeNotification(payload: string | undefined): void {
    const { from, change } = JSON.parse(payload ?? '{}') as { from?: string; change?: Change };
    if (change && from !== undefined && from !== this.me) this.hear(change, from);
  }

  private connectAgain(): void {
    this.client = undefined;
    clearTimeout(this.look);
    if (this.closed) return;
    this.retry = setTimeout(() => {
      this.listen().then(
        () => this.hear({ kind: 'reconnected' }, this.me),
        (error: unknown) => {
          this.warn(error);
          this.connectAgain();
        },
      );
    }, RETRY_AFTER);
  }
}
