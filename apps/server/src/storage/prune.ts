import type { Retention } from '@sortie/protocol';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { DAY, dayOf } from './rows.ts';
import type { Tables } from './schema.ts';
import type { Pruned } from './stored-game.ts';

/** So that no statement keeps the others waiting. */
const AT_ONCE = 100;
/** PostgreSQL gives a large number as text. */
const COUNT = sql<number | string>`count(*)`.as('count');

interface Run {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isDryRun: boolean;
}

interface GamesRun extends Run {
  readonly isWaiting: boolean;
  readonly days: number;
}

/** Deletes what nobody has touched for longer than it is kept. */
export async function prune(
  db: Kysely<Tables>,
  { waitingDays, gameDays }: Retention,
  run: Run,
): Promise<Pruned> {
  const before = run.now - gameDays * DAY;
  const isKept = gameDays === 0;
  return {
    waitingGames: await pruneGames(db, { ...run, isWaiting: true, days: waitingDays }),
    games: await pruneGames(db, { ...run, isWaiting: false, days: gameDays }),
    replays: isKept ? 0 : await pruneOld(db, 'replays', before, run),
    bugs: isKept ? 0 : await pruneOld(db, 'bugs', before, run),
    events: isKept ? 0 : await pruneEvents(db, before, run),
  };
}

/** Seats and entries go with their games. What was touched since it was found stays. */
async function pruneGames(db: Kysely<Tables>, { isWaiting, days, now, isDryRun }: GamesRun): Promise<number> {
  if (days === 0) return 0;
  const isDue = (eb: ExpressionBuilder<Tables, 'games'>) =>
    eb.and([
      eb('touched_day', '<', dayOf(now) - days),
      eb('status', isWaiting ? '=' : '!=', 'waiting'),
      // An event has use for its games as long as it is there.
      eb.not(
        eb.exists(eb.selectFrom('event_games').select('event').whereRef('event_games.game', '=', 'games.id')),
      ),
    ]);
  if (isDryRun) {
    return Number((await db.selectFrom('games').select(COUNT).where(isDue).executeTakeFirstOrThrow()).count);
  }
  for (let all = 0; ; ) {
    const due = await db.selectFrom('games').select('id').where(isDue).limit(AT_ONCE).execute();
    if (due.length === 0) return all;
    const ids = due.map(({ id }) => id);
    const deleted = await db.deleteFrom('games').where('id', 'in', ids).where(isDue).executeTakeFirst();
    all += Number(deleted.numDeletedRows);
  }
}

async function pruneOld(
  db: Kysely<Tables>,
  table: 'replays' | 'bugs',
  before: number,
  { isDryRun }: Run,
): Promise<number> {
  if (isDryRun) {
    const found = db.selectFrom(table).select(COUNT).where('created_at', '<', before);
    return Number((await found.executeTakeFirstOrThrow()).count);
  }
  const deleted = await db.deleteFrom(table).where('created_at', '<', before).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** An event goes as a whole, with the games played for it; one whose clock runs is in somebody's hands. */
async function pruneEvents(db: Kysely<Tables>, before: number, { isDryRun }: Run): Promise<number> {
  const isDue = isEventDue(before);
  const due = await db.selectFrom('events').select('id').where(isDue).execute();
  if (isDryRun) return due.length;
  let all = 0;
  for (const { id } of due) {
    all += await db.transaction().execute(async (within) => {
      const played = await within.selectFrom('event_games').select('game').where('event', '=', id).execute();
      const deleted = await within.deleteFrom('events').where('id', '=', id).where(isDue).executeTakeFirst();
      if (Number(deleted.numDeletedRows) === 0) return 0;
      const games = played.map(({ game }) => game);
      if (games.length > 0) await within.deleteFrom('games').where('id', 'in', games).execute();
      return 1;
    });
  }
  return all;
}

function isEventDue(before: number): (eb: ExpressionBuilder<Tables, 'events'>) => Expression<SqlBool> {
  return (eb) => {
    const commands = eb
      .selectFrom('event_entries')
      .select('number')
      .whereRef('event_entries.event', '=', 'events.id')
      .where('entered_at', '>=', before);
    const games = eb
      .selectFrom('event_games')
      .innerJoin('games', 'games.id', 'event_games.game')
      .select('games.id')
      .whereRef('event_games.event', '=', 'events.id')
      .where('touched_day', '>=', dayOf(before));
    return eb.and([
      eb('next_moment', 'is', null),
      eb('created_at', '<', before),
      eb.not(eb.exists(commands)),
      eb.not(eb.exists(games)),
    ]);
  };
}
