import type { AnyReferee, Replay, Viewer } from '@sortie/kernel';
import type { GalleryWord, LiveStatus, Request } from '@sortie/protocol';
import { mayAsk } from '@sortie/protocol/service';
import { BrokenGame } from '../storage/broken-game.ts';
import { isStorageFault } from '../storage/is-storage-fault.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import { ComputerHost } from './computer-host.ts';
import { EndOfTime } from './end-of-time.ts';
import type { GameDependencies } from './game-dependencies.ts';
import { JudgedTable } from './judged/judged-table.ts';
import { Reporter } from './judged/reporter.ts';
import { KeptGame, type Running, type Step } from './kept-game.ts';
import type { LiveReply } from './live-reply.ts';
import { RulesTimer } from './rules-timer.ts';
import { SeatBudgets } from './seat-budgets.ts';
import { SeatTable } from './seat-table.ts';
import { whoHolds } from './seating.ts';
import { SerialQueue } from './serial-queue.ts';
import { serveRequest } from './serve-request.ts';
import { ShownGame } from './shown-game.ts';
import { Soon } from './soon.ts';
import type { Listener } from './viewer-group.ts';

/** The number of those who look on is told this many milliseconds after it has changed, whoever else comes meanwhile. */
const TELL_CROWD_AFTER = 2000;
/** Whoever reads again is shown the game after this. */
const BRING_FORWARD_AFTER = 100;
const RECOVER_AFTER = 1000;

/**
 * A game that people look at. One thing happens after the other: it is tried, stored, acknowledged, and then
 * shown to everybody. Until it is stored nobody sees anything of it.
 */
export class LiveGame {
  private readonly queue = new SerialQueue();
  private readonly shown: ShownGame;
  private readonly budgets: SeatBudgets;
  private readonly crowd = new Soon(
    TELL_CROWD_AFTER,
    () => void this.runQuietly(() => this.shown.tellOfCrowd()),
  );
  private readonly laggards = new Soon(
    BRING_FORWARD_AFTER,
    () => void this.runQuietly(() => this.shown.push()),
  );
  private readonly game: KeptGame;
  private readonly computers: ComputerHost;
  readonly seats: SeatTable;
  readonly judged: JudgedTable;
  private readonly reporter: Reporter;
  private readonly clock: EndOfTime;
  private readonly timer: RulesTimer;
  /** Storage may have what it was thought to have lost: that is found out even when nobody asks again. */
  private readonly recovery: Soon = new Soon(
    RECOVER_AFTER,
    () => void this.runInTurn(this.makeReady).catch((error) => isStorageFault(error) && this.recovery.ask()),
  );
  /** When somebody last came, went or asked. */
  private touchedAt = performance.now();

  constructor(
    stored: StoredGame,
    private readonly dependencies: GameDependencies,
  ) {
    this.game = new KeptGame(stored, dependencies);
    this.budgets = new SeatBudgets(dependencies.limits);
    this.shown = new ShownGame(this.game, dependencies, () => this.computers.thinking);
    const { game } = this;
    const { audience } = this.shown;
    const stepByItself = (act: (referee: AnyReferee) => LiveReply) => this.stepByItself(act);
    this.timer = new RulesTimer(game, stepByItself);
    this.clock = new EndOfTime(game, dependencies.log, stepByItself);
    const host = {
      game,
      dependencies,
      runInTurn: <Result>(task: () => Promise<Result>) => this.runInTurn(task),
      makeReady: this.makeReady,
      show: (step: Step) => this.show(step),
    };
    this.computers = new ComputerHost({ ...host, audience, stepByItself });
    this.seats = new SeatTable({ ...host, afterChange: () => this.afterChange() });
    this.judged = new JudgedTable({ ...host, seats: this.seats });
    this.reporter = new Reporter(game, dependencies);
    this.seats.follow();
  }

  get id(): string {
    return this.game.stored.id;
  }

  get status(): LiveStatus {
    return this.game.stored.status;
  }

  get listeners(): number {
    return this.shown.audience.size;
  }

  /** Nobody has looked at it for so many milliseconds. */
  isForgotten(after: number): boolean {
    const isIdle = this.shown.audience.size === 0 && this.queue.length === 0;
    return isIdle && performance.now() - this.touchedAt >= after;
  }

  /** Who comes with this token. */
  holderOf(token: string): Viewer | 'judge' | undefined {
    return whoHolds(token, this.game.stored);
  }

  /** Whether a computer plays in it. */
  get hasComputers(): boolean {
    return this.game.stored.seats.some(({ who }) => who === 'computer');
  }

  /** Whether its players let others look on. */
  get isWatched(): boolean {
    return this.game.stored.isWatched;
  }

  /**
   * `welcome` gets the whole picture as text; from then on the listener hears of every change. Tells for how many
   * milliseconds that held everybody up.
   */
  join(listener: Listener, welcome: (update: string) => void): Promise<number> {
    return this.runMeasured(async () => {
      await this.makeReady();
      this.game.meter.run(() => this.admit(listener, welcome));
    });
  }

  private admit(listener: Listener, welcome: (update: string) => void): void {
    const { viewer } = listener;
    const wasThinking = this.computers.thinking.length;
    const isNew = this.shown.add(listener);
    this.computers.consider();
    welcome(this.shown.welcome(listener, isNew || this.computers.thinking.length !== wasThinking));
    if (viewer === 'spectator') this.crowd.ask();
    else this.shown.tellPresence();
  }

  leave(listener: Listener): void {
    if (!this.shown.audience.remove(listener)) return;
    this.touchedAt = performance.now();
    if (listener.viewer === 'spectator') this.crowd.ask();
    else void this.runQuietly(() => this.shown.tellOfPeople());
  }

  /** Somebody who had stopped reading has read what there was. */
  bringForward(): void {
    this.laggards.ask();
  }

  /** Shows everybody what somebody who looks on says; false when it is too much for one game. */
  speakInGallery(word: GalleryWord): boolean {
    if (!this.shown.takeWord(word)) return false;
    void this.runQuietly(() => this.shown.push());
    return true;
  }

  /** Replies first, then shows everybody what has changed. Tells for how many milliseconds that held everybody up. */
  async serve(request: Request, as: Viewer, reply: (reply: LiveReply) => void): Promise<number> {
    const { meter } = this.game;
    const atOnce = this.budgets.refuse(request, as) ?? this.answerAtOnce(request, as);
    if (atOnce) {
      reply(atOnce);
      return 0;
    }
    const held = await this.runMeasured(async () => {
      const step = await this.game.step(request.id, (running) =>
        request.kind === 'log' && mayAsk(as, request, false)
          ? this.shown.answerLog(request)
          : serveRequest(request, as, this.game, running, this.dependencies.limits),
      );
      meter.run(() => reply(step.done));
      this.show(step);
    });
    this.budgets.charge(as, held);
    return held;
  }

  /**
   * A sign of life is given, and a question asked while a piece is dragged is answered, without waiting for an
   * answer that is being written. Neither changes anything; a question that nobody was shown yet is not looked at.
   */
  private answerAtOnce(request: Request, as: Viewer): LiveReply | undefined {
    const running = this.game.running;
    if (request.kind === 'hello') return running?.service.serve(request, as);
    if (request.kind !== 'whyNot' && request.kind !== 'complete') return undefined;
    const open = running?.referee.requests().find(({ id }) => id === request.decision);
    return open && open.since <= this.shown.shownVersion ? running?.service.serve(request, as) : undefined;
  }

  /** The whole game, once it is over: it holds every secret. */
  replay(): Promise<Replay | undefined> {
    return this.runInTurn(async () => {
      const running = await this.makeReady();
      return running?.referee.outcome ? running.referee.replay() : undefined;
    });
  }

  /** Another process has moved. */
  async catchUp(): Promise<void> {
    await this.runQuietly(async () => this.show({ change: await this.game.takeOver() }));
  }

  notePresenceElsewhere(process: string, seats: readonly string[], watching: number): void {
    this.crowd.ask();
    if (!this.shown.notePresenceElsewhere(process, seats, watching)) return;
    void this.runQuietly(() => {
      this.computers.consider();
      this.shown.push();
    });
  }

  /** Tells other processes who is connected here. */
  tellPresence(): void {
    this.shown.tellPresence();
  }

  /** Finishes what is under way; computers and clock do nothing more. */
  async stop(): Promise<void> {
    this.computers.stop();
    this.clock.stop();
    this.timer.stop();
    this.seats.stop();
    this.crowd.stop();
    this.laggards.stop();
    this.recovery.stop();
    await this.queue.settle();
  }

  private runInTurn<Result>(task: () => Promise<Result> | Result): Promise<Result> {
    this.touchedAt = performance.now();
    return this.queue.run(task);
  }

  /** Tells for how many milliseconds a task held up everybody. */
  private runMeasured(task: () => Promise<void>): Promise<number> {
    return this.runInTurn(async () => {
      const { meter } = this.game;
      const before = meter.total;
      await task();
      return meter.total - before;
    });
  }

  /** The game, brought up if need be; everybody is shown what that brought. */
  private readonly makeReady = async (): Promise<Running | undefined> => {
    const { running, change } = await this.game.makeReady();
    this.show({ change });
    return running;
  };

  /** Runs in the background: a fault is only logged. */
  private async runQuietly<Result>(task: () => Promise<Result> | Result): Promise<Result | undefined> {
    try {
      return await this.runInTurn(task);
    } catch (error) {
      if (error instanceof BrokenGame) this.shown.hangUp();
      this.dependencies.log.error({ err: error, game: this.id }, 'a table failed');
      return undefined;
    }
  }

  /** What the table does without being asked by anybody. */
  private stepByItself(act: (referee: AnyReferee) => LiveReply): Promise<LiveReply | undefined> {
    return this.runQuietly(async () => {
      const step = await this.game.step(0, ({ referee }) => act(referee));
      this.show(step);
      return step.done;
    });
  }

  private show({ change, done }: Pick<Step, 'change'> & Partial<Step>): void {
    if (change === 'back') this.shown.beginLogAnew();
    if (change !== 'none') this.afterChange();
    if (this.game.isBroken) this.shown.hangUp();
    else if (done?.kind === 'error' && /^(?:storage|failed)$/.test(done.problem)) this.recovery.ask();
  }

  private afterChange(): void {
    this.game.meter.run(() => {
      this.follow();
      this.reporter.look();
      this.computers.consider();
      this.shown.push();
    });
    this.computers.agreeToUndo();
  }

  private follow(): void {
    this.seats.follow();
    const referee = this.game.running?.referee;
    if (!referee) return;
    this.shown.follow();
    this.clock.follow(referee);
    this.timer.follow();
  }
}
