import type { Entry, Replay } from '@sortie/kernel';
import type { Kysely } from 'kysely';
import { hashOf, sameHash } from '../games/tokens.ts';
import type { Engine } from './engine.ts';
import { GroupCommit } from './group-commit.ts';
import { gameRow, seatRow, storedEntry, storedGame, text } from './rows.ts';
import type { Tables } from './schema.ts';
import type { Beginning, Change, Hearing, Sitting, Storage, StoredGame, Write } from './stored-game.ts';
import { hasSat } from './stored-game.ts';

type Appended = 'stored' | 'taken';

/** A seed of so many characters is nobody else's. */
const UNGUESSABLE = 16;

/** A hand that breaks the game over and over must not fill the disk. */
const MOST_BUGS = 1000;

/** Games in a database; the same for every database that Kysely speaks to. */
export class DatabaseStorage implements Storage {
  private readonly commits: GroupCommit<Write, Appended>;

  constructor(private readonly engine: Engine) {
    this.commits = new GroupCommit(
      (writes) => this.appendAll(writes),
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
      for (let from = 0; from < entries.length; from += 200) {
        const rows = entries.slice(from, from + 200).map((entry, place) => ({
          game: game.id,
          number: from + place,
          entry: JSON.stringify(entry),
          entered_at: now,
        }));
        await within.insertInto('entries').values(rows).execute();
      }
    });
  }

  loadGame(id: string): Promise<StoredGame | undefined> {
    return loadGame(this.engine.db, id);
  }

  async entries(id: string, from: number): Promise<readonly Entry[]> {
    const rows = await this.engine.db
      .selectFrom('entries')
      .select('entry')
      .where('game', '=', id)
      .where('number', '>=', from)
      .orderBy('number')
      .execute();
    return rows.map(({ entry }) => storedEntry(entry));
  }

  append(write: Write): Promise<Appended> {
    return this.commits.add(write);
  }

  /** In the order of their games, so that two processes never wait for each other. */
  private async appendAll(writes: readonly Write[]): Promise<readonly Appended[]> {
    const ordered = writes.toSorted((one, other) => (one.game < other.game ? -1 : 1));
    const now = Date.now();
    const stored = await this.engine.db.transaction().execute(async (within) => {
      const rows = ordered.flatMap(({ game, number, entries }) =>
        entries.map((entry, place) => ({
          game,
          number: number + place,
          entry: JSON.stringify(entry),
          entered_at: now,
        })),
      );
      const inserted =
        rows.length === 0
          ? []
          : await within
              .insertInto('entries')
              .values(rows)
              .onConflict((conflict) => conflict.doNothing())
              .returning(['game', 'number'])
              .execute();
      const keys = new Set(inserted.map(({ game, number }) => `${game} ${number}`));
      const isIn = ({ game, number, entries }: Write) =>
        entries.map((_, place) => number + place).filter((each) => keys.has(`${game} ${each}`));
      const done = ordered.filter((write) => isIn(write).length === write.entries.length);
      // Where another process was first, nothing may stay behind what it wrote.
      for (const write of ordered.filter((each) => !done.includes(each) && isIn(each).length > 0)) {
        await within
          .deleteFrom('entries')
          .where('game', '=', write.game)
          .where('number', 'in', isIn(write))
          .execute();
      }
      for (const { game, undo, status } of done.filter(({ changesGame }) => changesGame)) {
        await within
          .updateTable('games')
          .set({ undo: text(undo), status })
          .where('id', '=', game)
          .execute();
      }
      await this.engine.announce(
        within,
        done.map(({ game }) => ({ kind: 'moved', game })),
      );
      return new Set(done);
    });
    return writes.map((write) => (stored.has(write) ? 'stored' : 'taken'));
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
        const isSame = wanted.seed !== null && sameHash(hashOf(wanted.seed), hashOf(seed));
        if (!isSame || seed.length < UNGUESSABLE) return 'taken';
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
          .set({ rules, opening: text(opening), fairness: text(fairness), ends_at: endsAt, status })
          .where('id', '=', id)
          .execute();
      }
      await this.engine.announce(within, [{ kind: 'moved', game: id }]);
      return 'sat';
    });
  }

  async keepReplay(id: string, replay: Replay): Promise<void> {
    await this.engine.db
      .insertInto('replays')
      .values({ id, replay: JSON.stringify(replay), created_at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async loadReplay(id: string): Promise<Replay | undefined> {
    const row = await this.engine.db
      .selectFrom('replays')
      .select('replay')
      .where('id', '=', id)
      .executeTakeFirst();
    return row && (JSON.parse(row.replay) as Replay);
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
    await this.commits.settled();
    await this.engine.close();
  }
}

async function loadGame(db: Kysely<Tables>, id: string): Promise<StoredGame | undefined> {
  const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const seats = await db.selectFrom('seats').selectAll().where('game', '=', id).execute();
  return storedGame(row, seats);
}
