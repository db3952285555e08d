import type { Choice } from '@sortie/bots';
import type { AnyReferee, Replay, SeatId, Viewer } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { LiveStatus, Request, Update } from '@sortie/protocol';
import { refusedReply, result } from '@sortie/protocol';
import type { Sitting, StoredGame } from '../storage/stored-game.ts';
import { Audience, type Listener } from './audience.ts';
import { ComputerSeats, type ComputerTable, type Put, type Taken } from './computer-seats.ts';
import { GameClock, hasRunOut } from './game-clock.ts';
import { KeptGame, type LiveReply, problemReply, type Running, type Step, taken } from './kept-game.ts';
import { LogBook } from './log-book.ts';
import type { Means } from './means.ts';
import { pictureFor } from './picture.ts';
import { viewerWith } from './seating.ts';
import { SerialQueue } from './serial-queue.ts';
import { hashOf } from './tokens.ts';

/** A process that ended without a word is forgotten after this. */
const PRESENCE_LASTS = 60_000;
const RECOVER_AFTER = 1000;

/**
 * A game that people look at. One thing happens after the other: it is tried, stored, acknowledged, and then
 * shown to everybody. Until it is stored nobody sees anything of it.
 */
export class LiveGame implements ComputerTable {
  private readonly queue = new SerialQueue();
  private readonly audience = new Audience();
  private readonly book = new LogBook();
  private readonly game: KeptGame;
  private readonly computers: ComputerSeats;
  private readonly clock = new GameClock(() => void this.expire());
  private recovery: NodeJS.Timeout | undefined;
  /** When somebody last came, went or asked. */
  private touchedAt = performance.now();

  constructor(
    stored: StoredGame,
    private readonly means: Means,
  ) {
    this.game = new KeptGame(stored, means);
    this.computers = new ComputerSeats(this, means);
  }

  get id(): string {
    return this.game.stored.id;
  }

  get status(): LiveStatus {
    return this.game.stored.status;
  }

  get listeners(): number {
    return this.audience.size;
  }

  /** Nobody has looked at it for so many milliseconds. */
  isForgotten(after: number): boolean {
    const isIdle = this.audience.size === 0 && this.queue.length === 0;
    return isIdle && performance.now() - this.touchedAt >= after;
  }

  viewerOf(token: string): Viewer | undefined {
    return viewerWith(token, this.game.stored);
  }

  /** `welcome` gets the whole picture; from then on the listener hears of every change. */
  join(listener: Listener, welcome: (update: Update) => void): Promise<void> {
    return this.inTurn(async () => {
      await this.ready();
      this.audience.add(listener, this.book.length);
      this.computers.consider();
      welcome(this.picture(listener.viewer, 0));
      this.push(listener);
      this.tellPresence();
    });
  }

  leave(listener: Listener): void {
    if (!this.audience.remove(listener)) return;
    void this.quietly(() => {
      this.push();
      this.tellPresence();
    });
  }

  /** Replies first, then shows everybody what has changed. */
  serve(request: Request, as: Viewer, reply: (reply: LiveReply) => void): Promise<void> {
    return this.inTurn(async () => {
      const step = await this.game.step(request.id, ({ referee, service }) => {
        const isBack = request.kind === 'undo' || request.kind === 'consent';
        // The secret of the dice is out when the game is over: nobody goes back from there.
        if (isBack && referee.outcome) return refusedReply(request.id, refused('table.game-over'));
        const isLong = referee.version >= this.means.mostEntries;
        if (isLong && (request.kind === 'answer' || request.kind === 'command')) {
          return problemReply(request.id, 'too-large', 'This game has become too long to go on.');
        }
        return service.serve(request, as);
      });
      reply(step.done);
      this.show(step);
    });
  }

  /** Seats a person; the last one begins the game. Throws RefusedOpening, and then nothing has happened. */
  sit(sitting: Sitting): Promise<'sat' | 'taken' | 'bad-invite' | 'no-such-seat'> {
    return this.inTurn(async () => {
      const sat = await this.game.sit(sitting);
      if (sat === 'sat') this.afterChange();
      return sat;
    });
  }

  /** The whole game, once it is over: it holds every secret. */
  replay(): Promise<Replay | undefined> {
    return this.inTurn(async () => {
      const running = await this.ready();
      return running?.referee.outcome ? running.referee.replay() : undefined;
    });
  }

  /** Another process has moved. */
  async catchUp(): Promise<void> {
    await this.quietly(async () => this.show({ change: await this.game.takeOver() }));
  }

  presentElsewhere(process: string, seats: readonly string[]): void {
    this.audience.presentElsewhere(process, seats, PRESENCE_LASTS);
    void this.quietly(() => {
      this.computers.consider();
      this.push();
    });
  }

  /** Tells other processes who is connected here. */
  tellPresence(): void {
    const seats = this.audience.present();
    this.means.storage.announce({ kind: 'present', game: this.id, seats }).catch(() => undefined);
  }

  /** Finishes what is under way; computers and clock do nothing more. */
  async stop(): Promise<void> {
    this.computers.stop();
    this.clock.stop();
    clearTimeout(this.recovery);
    await this.queue.settled();
  }

  asked(): readonly string[] {
    const referee = this.game.running?.referee;
    if (!referee || referee.outcome || !this.isHostHere()) return [];
    const waitedFor = referee.requests().filter(({ request }) => !request.settled);
    const seats = new Set<string>(waitedFor.map(({ request }) => request.seat));
    return this.computerSeats().filter((seat) => seats.has(seat));
  }

  put(seat: string): Promise<Put | undefined> {
    return this.inTurn(async () => {
      const running = await this.ready();
      if (!running || !this.asked().includes(seat)) return undefined;
      const { version } = running.referee;
      const { game, secret, seats } = this.game.stored;
      const level = seats.find((each) => each.seat === seat)?.level ?? '';
      const decisions = running.referee.decisions(seat as SeatId);
      const view = running.referee.view(seat as SeatId);
      const seed = hashOf(`${secret} ${seat}`);
      return { version, question: { kind: 'choose', game, player: this.id, level, seed, decisions, view } };
    });
  }

  answer(seat: string, version: number, { decision, answer }: Choice): Promise<Taken> {
    return this.inTurn(async () => {
      const step = await this.game.step(0, ({ referee }) =>
        taken(referee.answer(seat as SeatId, { decision, version, answer })),
      );
      const { done } = step;
      if (done.kind === 'result') this.computers.rests(seat);
      this.show(step);
      if (done.kind === 'error') throw new Error(done.message);
      if (done.kind === 'result') return 'taken';
      return done.rule === 'table.stale-answer' ? 'stale' : 'refused';
    });
  }

  /**
   * Whether the computers think in this process: where somebody looks on, and of several processes where the
   * first person who is there is connected.
   */
  private isHostHere(): boolean {
    const people = this.game.stored.seats.filter(({ who }) => who === 'person');
    const host = people.find(({ seat }) => this.audience.isPresent(seat));
    return this.audience.size > 0 && (!host || this.audience.present().includes(host.seat));
  }

  private inTurn<Result>(task: () => Promise<Result> | Result): Promise<Result> {
    this.touchedAt = performance.now();
    return this.queue.run(task);
  }

  /** The game, brought up if need be; everybody is shown what that brought. */
  private async ready(): Promise<Running | undefined> {
    const { running, change } = await this.game.sound();
    this.show({ change });
    return running;
  }

  private computerSeats(): readonly string[] {
    return this.game.stored.seats.filter(({ who }) => who === 'computer').map(({ seat }) => seat);
  }

  /** What nobody waits for: a fault is only logged. */
  private async quietly<Result>(task: () => Promise<Result> | Result): Promise<Result | undefined> {
    try {
      return await this.inTurn(task);
    } catch (error) {
      this.means.log.error({ err: error, game: this.id }, 'a table failed');
      return undefined;
    }
  }

  /** What the table does without being asked by anybody. */
  private byItself(act: (referee: AnyReferee) => LiveReply): Promise<LiveReply | undefined> {
    return this.quietly(async () => {
      const step = await this.game.step(0, ({ referee }) => act(referee));
      this.show(step);
      return step.done;
    });
  }

  /** A computer never minds when somebody takes back. */
  private agreeWithUndo(): void {
    const needs: readonly string[] = this.game.running?.referee.undoRequest?.needs ?? [];
    const computer = this.computerSeats().find((seat) => needs.includes(seat));
    if (computer === undefined) return;
    void this.byItself((referee) => taken(referee.consent(computer as SeatId, true)));
  }

  private async expire(): Promise<void> {
    const done = await this.byItself((referee) =>
      referee.outcome || hasRunOut(referee.journal)
        ? result(0, null)
        : taken(referee.command('clock', { kind: 'timeExpired' })),
    );
    if (done?.kind === 'error') this.clock.again();
    if (done?.kind === 'refused') this.means.log.error({ game: this.id }, 'the game refuses its clock');
  }

  private show({ change, done }: Pick<Step, 'change'> & Partial<Step>): void {
    if (change === 'back') this.beginLogAnew();
    if (change !== 'none') this.afterChange();
    if (done?.kind === 'error' && done.problem === 'storage') this.recover();
  }

  /** Storage may have what it was thought to have lost: that is found out even when nobody asks again. */
  private recover(): void {
    clearTimeout(this.recovery);
    const retry = () => void this.inTurn(() => this.ready()).catch(() => this.recover());
    this.recovery = setTimeout(retry, RECOVER_AFTER);
    this.recovery.unref();
  }

  private beginLogAnew(): void {
    this.book.beginAnew();
    this.audience.beginLogAnew();
  }

  private afterChange(): void {
    this.follow();
    this.computers.consider();
    this.push();
    this.agreeWithUndo();
  }

  private follow(): void {
    const referee = this.game.running?.referee;
    if (!referee) return;
    this.book.follow(referee);
    const { endsAt } = this.game.stored;
    if (endsAt === null || referee.outcome || hasRunOut(referee.journal)) this.clock.stop();
    else this.clock.set(endsAt);
  }

  /** After trouble nothing is shown until the game is brought up again. What was stored stays so if showing it fails. */
  private push(but?: Listener): void {
    if (!this.game.running && this.status !== 'waiting') return;
    try {
      this.audience.push((viewer, from) => this.picture(viewer, from), but);
    } catch (error) {
      this.means.log.error({ err: error, game: this.id }, 'a table cannot be shown');
    }
  }

  private picture(viewer: Viewer, from: number): Update {
    const { game, audience, book, computers } = this;
    return pictureFor(viewer, from, { game, audience, book, thinking: computers.thinking });
  }
}
