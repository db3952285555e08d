import type { PlayerId } from '@sortie/tournaments/model';
import type { Engine } from './engine.ts';
import type { EventGamesTable } from './schema.ts';
import type { EventGameStorage, StoredEventGame } from './stored-event.ts';

/** The tables of events that are played here. */
export class DatabaseEventGames implements EventGameStorage {
  constructor(private readonly engine: Engine) {}

  async all(event: string): Promise<readonly StoredEventGame[]> {
    const rows = await this.engine.db
      .selectFrom('event_games')
      .selectAll()
      .where('event', '=', event)
      .orderBy('round')
      .orderBy('table_number')
      .orderBy('attempt')
      .execute();
    return rows.map(storedEventGame);
  }

  /** The key holds how often the table was opened: of two that open it, the second is told. */
  add(event: string, added: StoredEventGame): Promise<'stored' | 'taken'> {
    const { round, table, attempt, game, players, tokens, status } = added;
    return this.engine.db.transaction().execute(async (within) => {
      const inserted = await within
        .insertInto('event_games')
        .values({
          event,
          round,
          table_number: table,
          attempt,
          game,
          players: JSON.stringify(players),
          tokens: tokens && JSON.stringify(tokens),
          status,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('game')
        .execute();
      if (inserted.length === 0) return 'taken';
      await this.engine.announce(within, [{ kind: 'eventMoved', event }]);
      return 'stored';
    });
  }

  async end(event: string, game: string, status: StoredEventGame['status']): Promise<void> {
    await this.engine.db.transaction().execute(async (within) => {
      await within
        .updateTable('event_games')
        .set(status === 'closed' ? { status, tokens: null } : { status })
        .where('game', '=', game)
        .execute();
      await this.engine.announce(within, [{ kind: 'eventMoved', event }]);
    });
  }

  async eventOf(game: string): Promise<string | undefined> {
    const row = await this.engine.db
      .selectFrom('event_games')
      .select('event')
      .where('game', '=', game)
      .executeTakeFirst();
    return row?.event;
  }
}

function storedEventGame(row: EventGamesTable): StoredEventGame {
  const { round, table_number: table, attempt, game, players, tokens, status } = row;
  return {
    round,
    table,
    attempt,
    game,
    players: JSON.parse(players) as readonly [PlayerId, PlayerId],
    tokens: tokens === null ? null : (JSON.parse(tokens) as StoredEventGame['tokens']),
    status: status as StoredEventGame['status'],
  };
}
