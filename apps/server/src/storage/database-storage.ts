import type { Entry } from '@sortie/kernel';
import type { NamedReplay } from '@sortie/protocol';
import type { Kysely } from 'kysely';
import { hashOf, sameHash } from '../games/tokens.ts';
import { insertRows } from './append-by-queries.ts';
import { DatabaseEvents } from './database-events.ts';
import type { Engine } from './engine.ts';
import { type ChainedEntry, extendChain, newChain } from './entry-chain.ts';
import { GroupCommit } from './group-commit.ts';
import { chainedEntry, entryRows, gameRow, seatRow, storedGame, text } from './rows.ts';
import type { Tables } from './schema.ts';
import type { EventStorage } from './stored-event.ts';
import type {
  Appended,
  Beginning,
  Change,
  Hearing,
  Sitting,
  Storage,
  StoredGame,
  Write,
} from './stored-game.ts';
import { hasSat } from './stored-game.ts';

/** A seed of so many characters is nobody else's. */
const UNGUESSABLE = 16;

/** So that somebody who breaks games over and over cannot fill the disk. */
const MOST_BUGS = 1000;

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

  async sit(
    id: string,
    sitting: Sitting,
    begin: (game: StoredGame) => Beginning,
  ): Promise<'sat' | 'taken' | 'bad-invite' | 'no-such-seat'> {
    const { seat, inviteHash, tokenHash, name, force, seed } = sitting;
    return this.engine.db.transaction().execute(async (within) => {
      await this.engine.lockGame(within, id);
      const game = await loadGame(within, id);
      const wanted = game?.seats.find((each) => each.seat === seat);
      if (!game || !wanted || wanted.who !== 'person') return 'no-such-seat';
      if (wanted.inviteHash === null || !sameHash(wanted.inviteHash, inviteHash)) return 'bad-invite';
      if (hasSat(wanted)) {
        // Whoever has the seed that only they gave sat here already, and never heard the answer.
        // When the game is over its replay tells everybody the seed.
        const isSame = wanted.seed !== null && sameHash(hashOf(wanted.seed), hashOf(seed));
        if (!isSame || seed.length < UNGUESSABLE || game.status === 'over') return 'taken';
        await within
          .updateTable('seats')
          .set({ token_hash: tokenHash })
          .where('game', '=', id)
          .where('seat', '=', seat)
          .execute();
        await this.engine.announce(within, [{ kind: 'moved', game: id }]);
        return 'sat';
      }
      const seats = game.seats.map((each) =>
        each === wanted ? { ...each, tokenHash, name, force, seed } : each,
      );
      await within
        .updateTable('seats')
        .set({ token_hash: tokenHash, name, force: text(force), seed })
        .where('game', '=', id)
        .where('seat', '=', seat)
        .execute();
      if (seats.every(hasSat)) {
        const { rules, opening, fairness, endsAt, status } = begin({ ...game, seats });
        await within
          .updateTable('games')
          .set({
            rules,
            opening: text(opening),
            fairness: text(fairness),
            ends_at: endsAt,
            status,
            // What was tried while the game waited must not set its status back.
            revision: game.revision + 1,
          })
          .where('id', '=', id)
          .execute();
      }
      await this.engine.announce(within, [{ kind: 'moved', game: id }]);
      return 'sat';
    });
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

  async keepReplay(id: string, replay: NamedReplay): Promise<void> {
    await this.engine.db
      .insertInto('replays')
      .values({ id, replay: JSON.stringify(replay), created_at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async loadReplay(id: string): Promise<NamedReplay | undefined> {
    const row = await this.engine.db
      .selectFrom('replays')
      .select('replay')
      .where('id', '=', id)
      .executeTakeFirst();
    return row && (JSON.parse(row.replay) as NamedReplay);
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

  get waiting(): number {
    return this.commits.length;
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

async function loadGame(db: Kysely<Tables>, id: string): Promise<StoredGame | undefined> {
  const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const seats = await db.selectFrom('seats').selectAll().where('game', '=', id).execute();
  return storedGame(row, seats);
}
