import { refused } from '@sortie/kernel';
import { refusedReply, result } from '@sortie/protocol';
import type { Entry, Tournament, TournamentLog } from '@sortie/tournaments/model';
import { viewOf } from '@sortie/tournaments/view';
import type { CommandTaken, EventPicture, EventRequest, EventRole, MadeLink } from '@sortie/tournaments/wire';
import { type LiveReply, problemReply } from '../games/kept-game.ts';
import { SerialQueue } from '../games/serial-queue.ts';
import { hashOf, newToken } from '../games/tokens.ts';
import type { EventLink, StoredEvent } from '../storage/stored-event.ts';
import { type Caller, EventAudience, type EventListener } from './event-audience.ts';
import { EventClock } from './event-clock.ts';
import type { EventDependencies } from './event-dependencies.ts';
import { actorAs, holdsRole, isSameRole, viewerAs } from './event-roles.ts';
import { judgeLists } from './judge-list.ts';
import { KeptEvent, NotStored } from './kept-event.ts';
import { withDeeds } from './stale-refusal.ts';

const RECOVER_AFTER = 1000;

type CommandRequest = Extract<EventRequest, { readonly kind: 'eventCommand' }>;

/**
 * An event that people follow. One thing happens after the other: it is tried, stored, acknowledged, and then
 * shown to everybody. Until it is stored nobody sees anything of it.
 */
export class LiveEvent {
  private readonly queue = new SerialQueue();
  private readonly audience = new EventAudience();
  private readonly event: KeptEvent;
  private readonly clock: EventClock;
  private recovery: NodeJS.Timeout | undefined;
  /** When somebody last came, went or asked. */
  private touchedAt = performance.now();

  constructor(
    stored: StoredEvent,
    private readonly dependencies: EventDependencies,
  ) {
    this.event = new KeptEvent(stored, dependencies);
    this.clock = new EventClock(dependencies.now, () => void this.passTime());
  }

  get id(): string {
    return this.event.stored.id;
  }

  get listeners(): number {
    return this.audience.size;
  }

  /** Nobody has looked at it for so many milliseconds, and no clock runs. */
  isForgotten(after: number): boolean {
    const isIdle = this.audience.size === 0 && this.queue.length === 0 && this.event.nextMoment === null;
    return isIdle && performance.now() - this.touchedAt >= after;
  }

  /** Whom a token stands for; undefined for one that is not of this event. */
  roleOf(token: string): Promise<EventRole | undefined> {
    return this.runInTurn(async () => {
      await this.event.makeReady();
      return this.roleWith(hashOf(token));
    });
  }

  /** `welcome` gets the whole picture; from then on the listener hears of every change. */
  join(listener: EventListener, welcome: (picture: EventPicture) => void): Promise<void> {
    return this.runInTurn(async () => {
      await this.makeReady();
      this.audience.add(listener);
      welcome(this.picture(listener.role));
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
        await this.answer(request, caller, reply);
      } catch (error) {
        if (!(error instanceof NotStored)) throw error;
        reply(this.count(notStored(request.id)));
        this.recover();
      }
    });
  }

  /** What the log holds, for the file of the event. */
  log(): Promise<TournamentLog & { readonly tournament: Tournament }> {
    return this.runInTurn(async () => {
      const tournament = structuredClone(await this.event.makeReady());
      const kept = await this.dependencies.storage.events.entries(this.id, 1);
      const entries = kept.slice(0, tournament.version).map(({ entry }) => entry);
      return { tournament, opening: this.event.stored.opening, entries };
    });
  }

  /** Another process has changed it. */
  catchUp(): Promise<void> {
    return this.runQuietly(async () => {
      await this.event.takeOver();
      this.show();
    });
  }

  /** Brings it up, so that its clock runs. */
  wake(): Promise<void> {
    return this.runQuietly(() => this.makeReady());
  }

  async stop(): Promise<void> {
    this.clock.stop();
    clearTimeout(this.recovery);
    await this.queue.settle();
  }

  private async answer(
    request: Exclude<EventRequest, { readonly kind: 'hello' }>,
    caller: Caller,
    reply: (reply: LiveReply) => void,
  ): Promise<void> {
    switch (request.kind) {
      case 'eventCommand':
        reply(this.count(await this.command(request, caller)));
        break;
      case 'makeLink':
        reply(this.count(await this.makeLink(request, caller)));
        break;
      case 'openGame':
        reply(this.count(refusedReply(request.id, refused('desk.no-game', { where: 'game' }))));
        return;
    }
    this.show();
  }

  private async command(request: CommandRequest, { role }: Caller): Promise<LiveReply> {
    const { id, version, command, confirmed = [], key = null } = request;
    const by = actorAs(role);
    const tokens: NonNullable<CommandTaken['tokens']>[number][] = [];
    const { version: length } = await this.event.makeReady();
    if (length >= this.dependencies.mostEntries) {
      return problemReply(id, 'too-large', 'This event has become too long to go on.');
    }
    const came = await this.event.step(async (tournament) => {
      const judged = await judgeLists(command, tournament.settings, this.dependencies.games);
      return {
        request: { command: judged, by, version, confirmed },
        key,
        linksFor: (entry) => this.linksOfNewcomers(entry, tokens),
      };
    });
    if (came.kind === 'failed') return problemReply(id, 'failed', 'The request failed; nothing has changed.');
    if (came.kind === 'refused') return refusedReply(id, withDeeds(came.refusal, this.event));
    if (came.kind === 'again') await this.event.replaceLinks(this.linksOfNewcomers(came.entry, tokens));
    const taken: CommandTaken = {
      version: came.entry.number,
      ...(tokens.length > 0 ? { tokens } : {}),
    };
    return result(id, taken);
  }

  /** Players who registered themselves get a token in the reply; nobody else ever does. */
  private linksOfNewcomers(
    { by, events }: Entry,
    tokens: NonNullable<CommandTaken['tokens']>[number][],
  ): readonly EventLink[] {
    tokens.length = 0;
    if (by.role !== 'public') return [];
    return events.flatMap((event): readonly EventLink[] => {
      if (event.kind !== 'playerAdded') return [];
      const { id: player } = event.player;
      const token = newToken();
      tokens.push({ player, token });
      return [{ role: { role: 'player', player }, tokenHash: hashOf(token) }];
    });
  }

  /** A link is made by an organiser; what the person had before dies. */
  private async makeLink(
    { id, for: wanted }: Extract<EventRequest, { readonly kind: 'makeLink' }>,
    caller: Caller,
  ): Promise<LiveReply> {
    const { role } = caller;
    const tournament = await this.event.makeReady();
    if (role?.role !== 'organiser') {
      const about = { what: 'role', where: 'makeLink', role: role?.role ?? 'public' };
      return refusedReply(id, refused('desk.not-allowed', about));
    }
    if (!holdsRole(wanted, tournament)) {
      const what = wanted.role === 'judge' ? wanted.judge : wanted.role === 'player' ? wanted.player : '';
      return refusedReply(id, refused('desk.unknown', { where: wanted.role, what }));
    }
    const token = newToken();
    const tokenHash = hashOf(token);
    await this.event.replaceLinks([{ role: wanted, tokenHash }]);
    const made: MadeLink = { token, isOwn: isSameRole(wanted, role) };
    if (made.isOwn) caller.tokenHash = tokenHash;
    return result(id, made);
  }

  /** The desk says that time has come; of several processes one is first, which is fine. */
  private passTime(): Promise<void> {
    return this.runQuietly(async () => {
      try {
        await this.event.step((tournament) =>
          Promise.resolve({
            request: { command: { kind: 'passTime' }, by: { role: 'desk' }, version: tournament.version },
            key: null,
            linksFor: () => [],
          }),
        );
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
    const isNew = this.event.tournament === undefined;
    await this.event.makeReady();
    if (isNew) this.show();
  }

  /** After trouble nothing is shown until the event is brought up again. */
  private show(): void {
    if (!this.event.tournament) return;
    this.clock.set(this.event.nextMoment);
    this.audience.dismissUnless(
      ({ role, tokenHash }) =>
        role === null || (tokenHash !== null && isSame(this.roleWith(tokenHash), role)),
    );
    try {
      this.audience.push((role) => this.picture(role));
    } catch (error) {
      this.dependencies.log.error({ err: error, event: this.id }, 'an event cannot be shown');
    }
  }

  private roleWith(tokenHash: string): EventRole | undefined {
    const role = this.event.roleWith(tokenHash);
    return role && this.event.tournament && holdsRole(role, this.event.tournament) ? role : undefined;
  }

  private picture(role: EventRole | null): EventPicture {
    const view = viewOf(this.event.tournament!, viewerAs(role));
    return { view, games: [], now: this.dependencies.now() };
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

const isSame = (one: EventRole | undefined, other: EventRole) => one !== undefined && isSameRole(one, other);

function notStored(id: EventRequest['id']): LiveReply {
  return problemReply(id, 'storage', 'It could not be stored, so it has not happened. Try again.');
}
