import type { AnyReferee, Replay, Viewer } from '@sortie/kernel';
import type { GalleryWord, LiveStatus, Request, Update } from '@sortie/protocol';
import { result } from '@sortie/protocol';
import type { Sitting, StoredGame } from '../storage/stored-game.ts';
import { Audience } from './audience.ts';
import { ComputerHost } from './computer-host.ts';
import { Gallery } from './gallery.ts';
import { GameClock, hasRunOut } from './game-clock.ts';
import type { GameDependencies } from './game-dependencies.ts';
import { isTalk, TalkPace } from './game-limits.ts';
import { JudgedTable } from './judged/judged-table.ts';
import { Reporter } from './judged/reporter.ts';
import { KeptGame, type Running, type Step } from './kept-game.ts';
import { asReply, type LiveReply, problemReply } from './live-reply.ts';
import { LogBook } from './log-book.ts';
import { commonPicture, pictureFor } from './picture.ts';
import { RulesTimer } from './rules-timer.ts';
import { whoHolds } from './seating.ts';
import { SerialQueue } from './serial-queue.ts';
import { serveRequest } from './serve-request.ts';
import type { Listener, Picture } from './viewer-group.ts';

/** A process that ended without a word is forgotten after this. */
const PRESENCE_LASTS = 60_000;
const RECOVER_AFTER = 1000;

/**
 * A game that people look at. One thing happens after the other: it is tried, stored, acknowledged, and then
 * shown to everybody. Until it is stored nobody sees anything of it.
 */
export class LiveGame {
  private readonly queue = new SerialQueue();
  private readonly audience = new Audience();
  private readonly book = new LogBook();
  private readonly gallery = new Gallery();
  private readonly talk: TalkPace;
  private readonly game: KeptGame;
  private readonly computers: ComputerHost;
  readonly judged: JudgedTable;
  private readonly reporter: Reporter;
  private readonly clock = new GameClock(() => void this.expire());
  private readonly timer: RulesTimer;
  private recovery: NodeJS.Timeout | undefined;
  /** Of the referee, when it was last shown: what it has entered since may not be stored yet. */
  private shownVersion = -1;
  /** When somebody last came, went or asked. */
  private touchedAt = performance.now();

  constructor(
    stored: StoredGame,
    private readonly dependencies: GameDependencies,
  ) {
    this.game = new KeptGame(stored, dependencies);
    this.talk = new TalkPace(dependencies.limits.talkPace);
    const { game, audience } = this;
    this.timer = new RulesTimer(game, (act) => this.stepByItself(act));
    const host = {
      game,
      dependencies,
      runInTurn: <Result>(task: () => Promise<Result>) => this.runInTurn(task),
      makeReady: () => this.makeReady(),
      show: (step: Step) => this.show(step),
    };
    this.computers = new ComputerHost({ ...host, audience, stepByItself: (act) => this.stepByItself(act) });
    this.judged = new JudgedTable({ ...host, afterSitting: () => this.afterChange() });
    this.reporter = new Reporter(game, dependencies);
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

  /** Who comes with this token. */
  holderOf(token: string): Viewer | 'judge' | undefined {
    return whoHolds(token, this.game.stored);
  }

  /** Whether its players let others look on. */
  get isWatched(): boolean {
    return this.game.stored.isWatched;
  }

  /** `welcome` gets the whole picture; from then on the listener hears of every change. */
  join(listener: Listener, welcome: (update: Update) => void): Promise<void> {
    return this.runInTurn(async () => {
      await this.makeReady();
      this.audience.add(listener);
      this.computers.consider();
      this.push(listener);
      welcome(this.audience.welcome(listener, this.picture()));
      this.tellPresence();
    });
  }

  leave(listener: Listener): void {
    if (!this.audience.remove(listener)) return;
    void this.runQuietly(() => {
      this.push();
      this.tellPresence();
    });
  }

  /** Shows everybody what somebody who looks on says; false when it is too much for one game. */
  speakInGallery(word: GalleryWord): boolean {
    if (!this.gallery.take(word)) return false;
    void this.runQuietly(() => this.push());
    return true;
  }

  /** Replies first, then shows everybody what has changed. */
  async serve(request: Request, as: Viewer, reply: (reply: LiveReply) => void): Promise<void> {
    const atOnce = this.answerAtOnce(request, as);
    if (atOnce) {
      reply(atOnce);
      return;
    }
    await this.runInTurn(async () => {
      const step = await this.game.step(request.id, (running) =>
        serveRequest(request, as, this.game, running, this.dependencies.limits),
      );
      reply(step.done);
      this.show(step);
    });
  }

  /**
   * A sign of life is given, and a question asked while a piece is dragged is answered, without waiting for an
   * answer that is being written. Neither changes anything; a question that nobody was shown yet is not looked at.
   */
  private answerAtOnce(request: Request, as: Viewer): LiveReply | undefined {
    const running = this.game.running;
    if (request.kind === 'hello') return running?.service.serve(request, as);
    if (isTalk(request) && !this.talk.allows(as)) {
      return problemReply(request.id, 'too-fast', 'Too many words in a short time.');
    }
    if (request.kind !== 'whyNot' && request.kind !== 'complete') return undefined;
    const open = running?.referee.requests().find(({ id }) => id === request.decision);
    return open && open.since <= this.shownVersion ? running?.service.serve(request, as) : undefined;
  }

  /** Seats a person; the last one begins the game. Throws RefusedOpening, and then nothing has happened. */
  sit(sitting: Sitting): Promise<'sat' | 'taken' | 'bad-invite' | 'no-such-seat'> {
    return this.runInTurn(async () => {
      const sat = await this.game.sit(sitting);
      if (sat === 'sat') this.afterChange();
      return sat;
    });
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

  notePresenceElsewhere(process: string, seats: readonly string[]): void {
    this.audience.notePresenceElsewhere(process, seats, PRESENCE_LASTS);
    void this.runQuietly(() => {
      this.computers.consider();
      this.push();
    });
  }

  /** Tells other processes who is connected here. */
  tellPresence(): void {
    const seats = this.audience.presentSeats();
    this.dependencies.storage.announce({ kind: 'present', game: this.id, seats }).catch(() => undefined);
  }

  /** Finishes what is under way; computers and clock do nothing more. */
  async stop(): Promise<void> {
    this.computers.stop();
    this.clock.stop();
    this.timer.stop();
    clearTimeout(this.recovery);
    await this.queue.settle();
  }

  private runInTurn<Result>(task: () => Promise<Result> | Result): Promise<Result> {
    this.touchedAt = performance.now();
    return this.queue.run(task);
  }

  /** The game, brought up if need be; everybody is shown what that brought. */
  private async makeReady(): Promise<Running | undefined> {
    const { running, change } = await this.game.makeReady();
    this.show({ change });
    return running;
  }

  /** Runs in the background: a fault is only logged. */
  private async runQuietly<Result>(task: () => Promise<Result> | Result): Promise<Result | undefined> {
    try {
      return await this.runInTurn(task);
    } catch (error) {
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

  private async expire(): Promise<void> {
    const done = await this.stepByItself((referee) =>
      referee.outcome || hasRunOut(referee.journal)
        ? result(0, null)
        : asReply(referee.command('clock', { kind: 'timeExpired' })),
    );
    if (done?.kind === 'error') this.clock.again();
    if (done?.kind === 'refused')
      this.dependencies.log.error({ game: this.id }, 'the game refuses its clock');
  }

  private show({ change, done }: Pick<Step, 'change'> & Partial<Step>): void {
    if (change === 'back') this.beginLogAnew();
    if (change !== 'none') this.afterChange();
    if (done?.kind === 'error' && done.problem === 'storage') this.recover();
  }

  /** Storage may have what it was thought to have lost: that is found out even when nobody asks again. */
  private recover(): void {
    clearTimeout(this.recovery);
    const retry = () => void this.runInTurn(() => this.makeReady()).catch(() => this.recover());
    this.recovery = setTimeout(retry, RECOVER_AFTER);
    this.recovery.unref();
  }

  private beginLogAnew(): void {
    this.book.beginAnew();
    this.audience.beginLogAnew();
  }

  private afterChange(): void {
    this.follow();
    this.reporter.look();
    this.computers.consider();
    this.push();
    this.computers.agreeToUndo();
  }

  private follow(): void {
    const referee = this.game.running?.referee;
    if (!referee) return;
    this.book.follow(referee);
    this.shownVersion = referee.version;
    const { endsAt, judging } = this.game.stored;
    // A judge who goes back to before the end of the time does not give the game more of it.
    const end = judging?.timeIsUp && judging.hasClock ? 0 : endsAt;
    if (end === null || referee.outcome || hasRunOut(referee.journal)) this.clock.stop();
    else this.clock.set(end);
    this.timer.follow();
  }

  /** After trouble nothing is shown until the game is brought up again. What was stored stays so if showing it fails. */
  private push(but?: Listener): void {
    if (this.audience.size === 0 || (!this.game.running && this.status !== 'waiting')) return;
    try {
      this.audience.push(this.picture(), but);
    } catch (error) {
      this.dependencies.log.error({ err: error, game: this.id }, 'a table cannot be shown');
    }
  }

  /** How the game looks now. */
  private picture(): Picture {
    const { game, audience, book, gallery, computers } = this;
    const pictured = { game, audience, book, gallery, thinking: computers.thinking };
    const common = commonPicture(pictured);
    return (viewer, from) => pictureFor(viewer, from, pictured, common);
  }
}
