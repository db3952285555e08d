import { isRefusal } from '@sortie/kernel';
import { refusedReply, result } from '@sortie/protocol';
import type { PlayerId, Tournament } from '@sortie/tournaments/model';
import type { EventGame, EventRequest } from '@sortie/tournaments/wire';
import { LiveRefusal } from '../games/live-refusal.ts';
import { type LiveReply, problemReply } from '../games/live-reply.ts';
import type { StoredEventGame } from '../storage/stored-event.ts';
import type { EventDependencies } from './event-dependencies.ts';
import type { Caller, GroupViewer } from './event-group.ts';
import { findPairing, gameFor } from './open-table.ts';
import { type TableWish, wishOf } from './table-wish.ts';

type OpenGame = Extract<EventRequest, { readonly kind: 'openGame' }>;

const noWish: TableWish = { isClosed: false, isUp: false, isPaused: false };

/** The tables of an event that are played here. */
export class EventGames {
  private rows: readonly StoredEventGame[] = [];
  private readonly statuses = new Map<string, EventGame['status']>();
  /** What each game was last told of its table. */
  private readonly told = new Map<string, TableWish>();

  constructor(
    private readonly event: string,
    private readonly dependencies: EventDependencies,
  ) {}

  /** What judges and organisers have of them, and what everybody sees. */
  seenBy(viewer: GroupViewer): readonly EventGame[] {
    return this.shown().map((row) =>
      this.seen(row, viewer === 'public' ? null : (row.tokens?.judge ?? null)),
    );
  }

  /** A player's own, with the token of the seat. */
  ownOf(player: PlayerId): readonly EventGame[] {
    return this.shown()
      .filter(({ players }) => players.includes(player))
      .map((row) => this.seen(row, row.tokens?.players[row.players.indexOf(player)] ?? null));
  }

  get open(): readonly StoredEventGame[] {
    return this.rows.filter(({ status }) => status === 'open');
  }

  tableOf(game: string): StoredEventGame | undefined {
    return this.rows.find((row) => row.game === game);
  }

  noteStatus(game: string, status: EventGame['status']): void {
    this.statuses.set(game, status);
  }

  async reload(): Promise<void> {
    const { storage, judged } = this.dependencies;
    this.rows = await storage.events.games.all(this.event);
    for (const { game, status } of this.rows) {
      if (status === 'over') this.statuses.set(game, 'over');
      else if (status === 'open') this.statuses.set(game, (await judged.statusOf(game)) ?? 'waiting');
    }
  }

  /** Opens the table of a published pairing; whoever asks when it is open is told which game it is. */
  async openTable(request: OpenGame, { role }: Caller, tournament: Tournament): Promise<LiveReply> {
    const { id, round, table } = request;
    const { storage, judged, games } = this.dependencies;
    const found = findPairing(tournament, request, role);
    if (isRefusal(found)) return refusedReply(id, found);
    const isHere = (row: StoredEventGame) => row.round === round && row.table === table;
    const already = () => this.rows.find((row) => isHere(row) && row.status !== 'closed');
    const open = already();
    if (open) return result(id, { game: open.game });
    const wanted = await gameFor(tournament, found, { id: this.event, games });
    if (isRefusal(wanted)) return refusedReply(id, wanted);
    try {
      const { id: game, players, judge } = await judged.create(wanted);
      const attempt = this.rows.filter(isHere).length;
      const tokens = { players, judge };
      const row = {
        round,
        table,
        attempt,
        game,
        players: found.pairing.players,
        tokens,
        status: 'open',
      } as const;
      const added = await storage.events.games.add(this.event, row);
      await this.reload();
      if (added === 'taken') await judged.close(game, '');
      return result(id, { game: already()?.game ?? game });
    } catch (error) {
      if (!(error instanceof LiveRefusal)) throw error;
      return error.refusal ? refusedReply(id, error.refusal) : problemReply(id, error.problem, error.message);
    }
  }

  async end(game: string, status: 'over' | 'closed'): Promise<void> {
    await this.dependencies.storage.events.games.end(this.event, game, status);
    this.rows = this.rows.map((row) =>
      row.game === game ? { ...row, status, tokens: status === 'closed' ? null : row.tokens } : row,
    );
  }

  /**
   * Tells open games what the event has decided about their tables; what was told before is not said again. True
   * when a game is open no longer.
   */
  async follow(tournament: Tournament): Promise<boolean> {
    const before = this.open.length;
    for (const { game, round, table, players } of this.open) {
      const wish = wishOf(tournament, { round, table, players });
      const heard = this.told.get(game) ?? noWish;
      this.told.set(game, wish);
      try {
        await this.tell(game, wish, heard);
      } catch (error) {
        this.told.set(game, heard);
        this.dependencies.log.warn({ err: error, event: this.event, game }, 'a game could not be told');
      }
    }
    return this.open.length < before;
  }

  private async tell(game: string, wish: TableWish, before: TableWish): Promise<void> {
    const { judged } = this.dependencies;
    const desk = '';
    if (wish.isClosed) {
      const isOver = (await judged.statusOf(game)) === 'over';
      if (!isOver) await judged.close(game, desk);
      await this.end(game, isOver ? 'over' : 'closed');
      return;
    }
    if (wish.isUp && !before.isUp) await judged.tellTimeUp(game);
    if (!wish.isUp && before.isUp) await judged.giveTime(game, desk);
    if (wish.isPaused && !before.isPaused) await judged.pause(game, desk);
    if (!wish.isPaused && before.isPaused) await judged.goOn(game, desk);
  }

  private shown(): readonly StoredEventGame[] {
    return this.rows.filter(({ status }) => status !== 'closed');
  }

  private seen({ round, table, game }: StoredEventGame, token: string | null): EventGame {
    return { round, table, game, token, status: this.statuses.get(game) ?? 'waiting' };
  }
}
