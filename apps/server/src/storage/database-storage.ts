import type { Entry } from '@sortie/kernel';
import type { Retention } from '@sortie/protocol';
import { insertRows } from './append-by-queries.ts';
import { DatabaseEvents } from './database-events.ts';
import type { Engine } from './engine.ts';
import { type ChainedEntry, extendChain, newChain } from './entry-chain.ts';
import { GroupCommit } from './group-commit.ts';
import { loadGame } from './load-game.ts';
import { prune } from './prune.ts';
import { chainedEntry, dayOf, entryRows, gameRow, seatRow } from './rows.ts';
import { settleSeeds, showSeed, sit } from './seating.ts';
import type { EventStorage } from './stored-event.ts';
import type {
  Appended,
  Change,
  Hearing,
  Pruned,
  Pulse,
  Sat,
  Settle,
  Sitting,
  Space,
  Storage,
  StoredGame,
  Write,
} from './stored-game.ts';
import { hasSat } from './stored-game.ts';

/** So that somebody who breaks games over and over cannot fill the disk. */
const MOST_BUGS = 1000;

const TOUCHED_AT_ONCE = 500;

/** Games in a database; the same for every database that Kysely speaks to. */
export class DatabaseStorage implements Storage {
  readonly events: EventStorage;
  private readonly commits: GroupCommit<Write, Appended | 'missing'>;

  constructor(private readonly engine: Engine) {
    this.events = new DatabaseEvents(engine);
    this.commits = new GroupCommit(
      (writes) => engine.append(writes),
      (error) => engine.isFaultOfOne(error),
    );
  }

  async createGame(game: StoredGame, entries: readonly Entry[]): Promise<void> {
    const now = Date.now();
    await this.engine.db.transaction().execute(async (within) => {
      await within.insertInto('games').values(gameRow(game, now)).execute();
      await within
        .insertInto('seats')
        .values(game.seats.map((seat, place) => seatRow(game.id, place, seat)))
        .execute();
      const { links } = extendChain(newChain(game.id), entries);
      await insertRows(within, entryRows({ game: game.id, number: 0, entries, links, mark: null, at: now }));
    });
  }

  loadGame(id: string): Promise<StoredGame | undefined> {
    return loadGame(this.engine.db, id);
  }

  async entries(id: string, from: number): Promise<readonly ChainedEntry[]> {
    const rows = await this.engine.db
      .selectFrom('entries')
      .select(['number', 'entry', 'link', 'mark'])
      .where('game', '=', id)
      .where('number', '>=', from)
      .orderBy('number')
      .execute();
    return rows.map(chainedEntry);
  }

  async enteredAt(id: string, number: number): Promise<number | undefined> {
    const row = await this.engine.db
      .selectFrom('entries')
      .select('entered_at')
      .where('game', '=', id)
      .where('number', '=', number)
      .executeTakeFirst();
    return row && Number(row.entered_at);
  }

  async append(write: Write): Promise<Appended> {
    const appended = await this.commits.add(write);
    if (appended === 'missing') throw new Error(`there is no game ${write.game}`);
    return appended;
  }

  sit(id: string, sitting: Sitting, settle: Settle): Promise<Sat> {
    return sit(this.engine, id, sitting, settle);
  }

  showSeed(
    id: string,
    shown: { readonly seat: string; readonly seed: string },
    settle: Settle,
  ): Promise<boolean> {
    return showSeed(this.engine, id, shown, settle);
  }

  settleSeeds(id: string, settle: Settle): Promise<void> {
    return settleSeeds(this.engine, id, settle);
  }

  async replaceToken(id: string, seat: string, tokenHash: string): Promise<boolean> {
    return this.engine.db.transaction().execute(async (within) => {
      await this.engine.lockGame(within, id);
      const wanted = (await loadGame(within, id))?.seats.find((each) => each.seat === seat);
      if (wanted?.who !== 'person') return false;
      await within
        .updateTable('seats')
        .set({ invite_hash: tokenHash, ...(hasSat(wanted) ? { token_hash: tokenHash } : {}) })
        .where('game', '=', id)
        .where('seat', '=', seat)
        .execute();
      await this.engine.announce(within, [{ kind: 'moved', game: id }]);
      return true;
    });
  }

  async keepReplay(id: string, replay: string): Promise<void> {
    await this.engine.db
      .insertInto('replays')
      .values({ id, replay, created_at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async loadReplay(id: string): Promise<string | undefined> {
    const row = await this.engine.db
      .selectFrom('replays')
      .select('replay')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.replay;
  }

  async keepBug(game: string, bundle: string): Promise<void> {
    const { db } = this.engine;
    const { count } = await db
      .selectFrom('bugs')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_BUGS) return;
    await db.insertInto('bugs').values({ game, bundle, created_at: Date.now() }).execute();
  }

  async look(): Promise<void> {
    await this.engine.db.selectFrom('schema_version').select('version').execute();
  }

  get pulse(): Pulse {
    const { length: waiting, longestWait, sinceLastWrite } = this.commits;
    return { waiting, longestWait, sinceLastWrite };
  }

  space(): Promise<Space> {
    return this.engine.space();
  }

  giveBackSpace(): Promise<void> {
    return this.engine.giveBackSpace();
  }

  async touch(games: readonly string[], now: number): Promise<void> {
    for (let from = 0; from < games.length; from += TOUCHED_AT_ONCE) {
      await this.engine.db
        .updateTable('games')
        .set({ touched_day: dayOf(now) })
        .where('id', 'in', games.slice(from, from + TOUCHED_AT_ONCE))
        .where('touched_day', '<', dayOf(now))
        .execute();
    }
  }

  prune(retention: Retention, now: number, isDryRun: boolean): Promise<Pruned> {
    return prune(this.engine.db, retention, { now, isDryRun });
  }

  async counts(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.engine.db
      .selectFrom('games')
      .select(({ fn }) => ['status', fn.countAll<number | string>().as('count')])
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
  }

  announce(change: Change): Promise<void> {
    return this.engine.announce(this.engine.db, [change]);
  }

  onChange(hear: Hearing): void {
    this.engine.onChange(hear);
  }

  async close(): Promise<void> {
    await this.commits.settle();
    await this.engine.close();
  }
}
