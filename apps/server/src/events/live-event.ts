import { result } from '@sortie/protocol';
import type { Tournament, TournamentLog } from '@sortie/tournaments/model';
import { type Standing, standingsOf } from '@sortie/tournaments/standings';
import { ownPartOf, viewOf } from '@sortie/tournaments/view';
import type { EventRequest, EventRole } from '@sortie/tournaments/wire';
import type { JudgedNews } from '../games/judged/judged-news.ts';
import { type LiveReply, problemReply } from '../games/live-reply.ts';
import { SerialQueue } from '../games/serial-queue.ts';
import { hashOf } from '../games/tokens.ts';
import type { StoredEvent } from '../storage/stored-event.ts';
import { EventAudience } from './event-audience.ts';
import { EventClock } from './event-clock.ts';
import type { EventDependencies } from './event-dependencies.ts';
import { EventGames } from './event-games.ts';
import type { Caller, EventListener, EventScene } from './event-group.ts';
import { EventRequests } from './event-requests.ts';
import { groupViewer, holdsRole, isSameRole } from './event-roles.ts';
import { commandFor, resultOf } from './game-news.ts';
import { KeptEvent, NotStored } from './kept-event.ts';

const RECOVER_AFTER = 1000;

/**
 * An event that people follow. One thing happens after the other: it is tried, stored, acknowledged, and then
 * shown to everybody. Until it is stored nobody sees anything of it.
 */
export class LiveEvent {
  private readonly queue = new SerialQueue();
  /** Games are told after the event has been shown: what they answer comes back as news. */
  private readonly gameQueue = new SerialQueue();
  private readonly audience = new EventAudience();
  private readonly event: KeptEvent;
  private readonly requests: EventRequests;
  private readonly games: EventGames;
  private readonly clock: EventClock;
  private recovery: NodeJS.Timeout | undefined;
  /** When somebody last came, went or asked. */
  private touchedAt = performance.now();

  constructor(
    stored: StoredEvent,
    private readonly dependencies: EventDependencies,
  ) {
    this.event = new KeptEvent(stored, dependencies);
    this.requests = new EventRequests(this.event, dependencies);
    this.games = new EventGames(stored.id, dependencies);
    this.clock = new EventClock(dependencies.now, () => void this.passTime());
  }

  get id(): string {
    return this.event.stored.id;
  }

  /** Nobody has looked at it for so many milliseconds, and no clock runs. */
  isForgotten(after: number): boolean {
    const isIdle = this.audience.size === 0 && this.queue.length === 0 && this.event.nextMoment === null;
    return isIdle && performance.now() - this.touchedAt >= after;
  }

  /** Whom a token stands for; undefined for one that is not of this event. */
  roleOf(token: string): Promise<EventRole | undefined> {
    return this.runInTurn(async () => {
      await this.makeReady();
      return this.roleWith(hashOf(token));
    });
  }

  /** `welcome` gets the fields that hold the whole picture; from then on the listener hears of every change. */
  join(listener: EventListener, welcome: (fields: string) => void): Promise<void> {
    return this.runInTurn(async () => {
      await this.makeReady();
      welcome(this.audience.add(listener, this.scene()));
    });
  }

  leave(listener: EventListener): void {
    this.audience.remove(listener);
    this.touchedAt = performance.now();
  }

  /** Replies first, then shows everybody what has changed. */
  serve(request: EventRequest, caller: Caller, reply: (reply: LiveReply) => void): Promise<void> {
    if (request.kind === 'hello') {
      reply(result(request.id, null));
      return Promise.resolve();
    }
    return this.runInTurn(async () => {
      try {
        const before = this.event.tournament?.version;
        const done = this.count(await this.answer(request, caller));
        reply(done);
        // What was refused is shown to nobody, unless another process had been first with something else.
        if (done.kind === 'result' || this.event.tournament?.version !== before) this.show();
      } catch (error) {
        if (!(error instanceof NotStored)) throw error;
        const message = 'It could not be stored, so it has not happened. Try again.';
        reply(this.count(problemReply(request.id, 'storage', message)));
        this.recover();
      }
    });
  }

  /** What the log holds, for the file of the event. */
  log(): Promise<TournamentLog & { readonly tournament: Tournament }> {
    return this.runInTurn(async () => {
      await this.makeReady();
      const tournament = structuredClone(this.event.tournament!);
      const kept = await this.dependencies.storage.events.entries(this.id, 1);
      const entries = kept.slice(0, tournament.version).map(({ entry }) => entry);
      return { tournament, opening: this.event.stored.opening, entries };
    });
  }

  /** The names that a new player must not have. */
  names(): Promise<readonly string[]> {
    return this.runInTurn(async () => {
      await this.makeReady();
      const { players, judges } = this.event.tournament!;
      return [...players, ...judges].map(({ name }) => name);
    });
  }

  /** Another process has changed it. */
  catchUp(): Promise<void> {
    return this.runQuietly(async () => {
      await this.event.takeOver();
      await this.games.reload();
      this.show();
    });
  }

  /** Brings it up, so that its clock runs. */
  wake(): Promise<void> {
    return this.runQuietly(() => this.makeReady());
  }

  /** Something has happened at one of its tables. */
  hearGame(news: JudgedNews): Promise<void> {
    return this.runQuietly(async () => {
      await this.makeReady();
      const row = this.games.tableOf(news.game);
      if (!row) return;
      if (news.kind === 'begun') this.games.noteStatus(news.game, 'playing');
      if (news.kind === 'over') this.games.noteStatus(news.game, 'over');
      const made = commandFor(news, row, this.event.tournament!);
      if (made && row.status === 'open') await this.requests.report(made.command, made.by);
      if (news.kind === 'over' && row.status === 'open') await this.games.end(news.game, 'over');
      this.show();
    });
  }

  async stop(): Promise<void> {
    this.clock.stop();
    clearTimeout(this.recovery);
    await this.queue.settle();
    await this.gameQueue.settle();
  }

  private answer(
    request: Exclude<EventRequest, { readonly kind: 'hello' }>,
    caller: Caller,
  ): Promise<LiveReply> {
    switch (request.kind) {
      case 'eventCommand':
        return this.requests.command(request, caller);
      case 'makeLink':
        return this.requests.makeLink(request, caller);
      case 'listOrganisers':
        return this.requests.listOrganisers(request, caller);
      case 'openGame':
        return this.openGame(request, caller);
    }
  }

  private async openGame(
    request: Extract<EventRequest, { readonly kind: 'openGame' }>,
    caller: Caller,
  ): Promise<LiveReply> {
    await this.makeReady();
    return this.games.openTable(request, caller, this.event.tournament!);
  }

  /** The desk says that time has come; of several processes one is first, which is fine. */
  private passTime(): Promise<void> {
    return this.runQuietly(async () => {
      try {
        await this.requests.report({ kind: 'passTime' }, { role: 'desk' });
        this.show();
      } catch (error) {
        if (!(error instanceof NotStored)) throw error;
        this.recover();
      }
    });
  }

  /** Storage may have what it was thought to have lost: that is found out even when nobody asks again. */
  private recover(): void {
    clearTimeout(this.recovery);
    const retry = () => void this.runInTurn(() => this.makeReady()).catch(() => this.recover());
    this.recovery = setTimeout(retry, RECOVER_AFTER);
    this.recovery.unref();
  }

  private async makeReady(): Promise<void> {
    if (this.event.tournament) return;
    await this.event.makeReady();
    await this.games.reload();
    await this.collectResults();
    this.show();
  }

  /** The results of games that are over, which another process may have died with. */
  async lookAfterGames(): Promise<void> {
    if (!this.event.tournament || this.games.open.length === 0) return;
    await this.runQuietly(async () => {
      await this.makeReady();
      if (await this.collectResults()) this.show();
    });
  }

  /** A process may have died between the end of a game and its result here. True when there was one. */
  private async collectResults(): Promise<boolean> {
    const { judged } = this.dependencies;
    let found = false;
    for (const { game, round, table } of this.games.open) {
      if ((await judged.statusOf(game)) !== 'over') continue;
      const ended = await judged.resultOf(game);
      if (!ended) continue;
      const command = { kind: 'enterResult', round, table, result: resultOf(ended) } as const;
      await this.requests.report(command, { role: 'desk' });
      await this.games.end(game, 'over');
      found = true;
    }
    return found;
  }

  /** After trouble nothing is shown until the event is brought up again. */
  private show(): void {
    const { tournament } = this.event;
    if (!tournament) return;
    this.clock.set(this.event.nextMoment);
    this.audience.dismissUnless((role, tokenHash) => isSameRole(this.roleWith(tokenHash), role));
    void this.tellGames(tournament);
    if (this.audience.size === 0) return;
    try {
      this.audience.push(this.scene());
    } catch (error) {
      this.dependencies.log.error({ err: error, event: this.id }, 'an event cannot be shown');
    }
  }

  private async tellGames(tournament: Tournament): Promise<void> {
    if (this.games.open.length === 0) return;
    const hasEnded = await this.gameQueue.run(() => this.games.follow(tournament));
    if (hasEnded) await this.runQuietly(async () => this.show());
  }

  private roleWith(tokenHash: string): EventRole | undefined {
    const role = this.event.roleWith(tokenHash);
    return role && this.event.tournament && holdsRole(role, this.event.tournament) ? role : undefined;
  }

  /** How the event looks now. */
  private scene(): EventScene {
    const tournament = this.event.tournament!;
    const { games } = this;
    let standings: readonly Standing[] | undefined;
    return {
      now: this.dependencies.now(),
      common: (viewer) => {
        standings ??= standingsOf(tournament);
        const view = viewOf(tournament, groupViewer(viewer, tournament), standings);
        return { view, games: games.seenBy(viewer) };
      },
      own: (player) => ({ part: ownPartOf(tournament, player), games: games.ownOf(player) }),
    };
  }

  private count(done: LiveReply): LiveReply {
    const { metrics } = this.dependencies;
    if (done.kind === 'refused') metrics.refusals.add();
    else if (done.kind === 'error') metrics.errors.add({ problem: done.problem });
    return done;
  }

  private runInTurn<Result>(task: () => Promise<Result> | Result): Promise<Result> {
    this.touchedAt = performance.now();
    return this.queue.run(task);
  }

  /** Runs in the background: a fault is only logged. */
  private async runQuietly(task: () => Promise<void>): Promise<void> {
    try {
      await this.runInTurn(task);
    } catch (error) {
      this.dependencies.log.error({ err: error, event: this.id }, 'an event failed');
    }
  }
}
