import type { Accepted, AnyReferee, BugBundle, Refusal } from '@sortie/kernel';
import { isRefusal, refused } from '@sortie/kernel';
import type { LiveErrorReply, LiveProblem, Reply, RequestId } from '@sortie/protocol';
import { refusedReply, result } from '@sortie/protocol';
import { RefereeService } from '@sortie/protocol/service';
import type { JudgingWrite, Sitting, StoredGame } from '../storage/stored-game.ts';
import type { StoredJudging } from '../storage/stored-judging.ts';
import { BrokenGame, bringUp } from './bring-up.ts';
import type { GameDependencies } from './game-dependencies.ts';
import { judgedTimer, noteTimer } from './judged/held-timer.ts';
import { beginGame } from './seating.ts';
import { loadServedGame, loadTodaysGame } from './served-game.ts';
import { type RunningTimer, TimerWatch } from './timer-watch.ts';

export type LiveReply = Reply | LiveErrorReply;

export interface Running {
  readonly referee: AnyReferee;
  readonly service: RefereeService;
}

export interface Step {
  readonly done: LiveReply;
  readonly change: 'none' | 'forward' | 'back';
}

export interface Readiness {
  readonly running: Running | undefined;
  readonly change: Step['change'];
}

/** While the disk is full every try would cost playing the whole game again. */
const BREATHER = 500;
const MOST_TRIES = 5;

/** People at a live table open no other game there. */
const noOtherGames = { names: [], find: () => undefined };

/**
 * A game and its log in storage, which always agree: what could not be stored has not happened, and what
 * another process stored is taken over. Its owner calls one thing at a time.
 */
export class KeptGame {
  private live: Running | undefined;
  /** How many entries of the log are in storage. */
  private kept = 0;
  private failedAt = Number.NEGATIVE_INFINITY;
  /** When it was last brought up, in milliseconds since 1970. */
  private upSince = 0;
  private readonly watch: TimerWatch;
  /** What a step in a judged game makes of what the judge did; it is stored with the step. */
  judging: StoredJudging | null;

  constructor(
    private row: StoredGame,
    private readonly dependencies: GameDependencies,
  ) {
    this.watch = new TimerWatch(dependencies.minute);
    this.judging = row.judging;
  }

  get stored(): StoredGame {
    return this.row;
  }

  /** Undefined while the game waits for people, and after trouble until it is brought up again. */
  get running(): Running | undefined {
    return this.live;
  }

  /** The timer of the rules that runs now, and when it runs out. */
  get timer(): RunningTimer | null {
    const running = this.live ? this.watch.running : null;
    return this.judging ? judgedTimer(this.judging, running, this.upSince) : running;
  }

  /** One thing that may change the game: tried in memory, then stored. */
  step(id: RequestId, act: (running: Running) => LiveReply): Promise<Step> {
    return this.stepAtAnyTime(id, (running) =>
      running ? act(running) : problemReply(id, 'waiting', 'Not everybody has sat down.'),
    );
  }

  /** The same for what may also be done while the game waits for people. */
  async stepAtAnyTime(id: RequestId, act: (running: Running | undefined) => LiveReply): Promise<Step> {
    try {
      if (!this.live && performance.now() - this.failedAt < BREATHER) return withoutChange(notStored(id));
      const { change } = await this.makeReady();
      return await this.tryAndKeep(id, act, change);
    } catch (error) {
      return withoutChange(this.count(this.handleFailure(id, error)));
    }
  }

  /** Where another process was first, what it did is taken over and the same is tried again: the rules tell whether it is stale. */
  private async tryAndKeep(
    id: RequestId,
    act: (running: Running | undefined) => LiveReply,
    before: Step['change'],
  ): Promise<Step> {
    let change = before;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const running = this.live;
      const done = act(running);
      if (done.kind !== 'result') return { done: this.count(done), change };
      const kept = await this.keep(running);
      if (kept !== 'taken') return { done, change: combineChanges(change, kept) };
      change = combineChanges(change, await this.takeOver());
    }
    const version = this.live?.referee.version ?? 0;
    return { done: this.count(refusedReply(id, refused('table.stale-answer', { version }))), change };
  }

  /** Brings the game up if need be. What is brought up may be more than was shown. */
  async makeReady(): Promise<Readiness> {
    const change = this.live || this.row.status === 'waiting' ? 'none' : await this.takeOver();
    return { running: this.live, change };
  }

  async sit(sitting: Sitting): Promise<'sat' | 'taken' | 'bad-invite' | 'no-such-seat'> {
    const { storage, games, minute } = this.dependencies;
    const today = await loadTodaysGame(games, this.row.game);
    if (!today) throw new BrokenGame(`there is no game ${this.row.game}`);
    const sat = await storage.sit(this.row.id, sitting, (game) =>
      beginGame(today, game, minute, (bundle) => this.keepBug(bundle)),
    );
    if (sat === 'sat') await this.takeOver();
    return sat;
  }

  /** Takes over what is in storage: only what is new when the game runs, everything otherwise. */
  async takeOver(): Promise<'forward' | 'back'> {
    const { storage } = this.dependencies;
    this.row = (await storage.loadGame(this.row.id)) ?? this.row;
    this.judging = this.row.judging;
    if (this.row.status === 'waiting' || !this.row.opening) return 'forward';
    const before = this.kept;
    const isAhead = (this.live?.referee.journal.length ?? 0) > before;
    if (!this.live || isAhead) await this.bringUp();
    else await this.enterNew(this.live);
    const { referee } = this.live!;
    const { journal, outcome } = referee;
    this.kept = journal.length;
    await this.watch.find((entry) => storage.enteredAt(this.row.id, entry));
    const { undo } = this.row;
    referee.undoRequest = undo?.entries === this.kept ? undo : undefined;
    this.row = { ...this.row, status: outcome ? 'over' : 'playing' };
    return journal.slice(before).some(({ kind }) => kind === 'undo') ? 'back' : 'forward';
  }

  private async bringUp(): Promise<void> {
    const { id, game, rules, opening, fairness } = this.row;
    const { games, storage } = this.dependencies;
    const served = await loadServedGame(games, { game, rules });
    if (isRefusal(served)) throw new BrokenGame(`${served.rule}: ${rules}`);
    const entries = await storage.entries(id, 0);
    const onBug = (bundle: BugBundle) => this.keepBug(bundle);
    const { watch } = this;
    const referee = await bringUp(served.engine, { opening: opening!, fairness }, entries, { onBug, watch });
    const service = new RefereeService({ games: noOtherGames, secret: () => '', referee });
    this.live = { referee, service };
    this.upSince = Date.now();
  }

  private async enterNew({ referee }: Running): Promise<void> {
    const entries = await this.dependencies.storage.entries(this.row.id, this.kept);
    for (const [place, entry] of entries.entries()) {
      const refusal = referee.enter([entry]);
      if (refusal) throw new BrokenGame(`an entry of another process is refused: ${refusal.rule}`);
      this.watch.follow(referee, this.kept + place + 1);
    }
  }

  private async keep(running: Running | undefined): Promise<Step['change'] | 'taken'> {
    const referee = running?.referee;
    const journal = referee?.journal ?? [];
    const asked = referee?.undoRequest;
    const undo = asked ? { ...asked, entries: journal.length } : null;
    const status = referee ? (referee.outcome ? 'over' : 'playing') : this.row.status;
    const at = Date.now();
    if (referee) this.watch.follow(referee, journal.length);
    this.noteTimer(at);
    const judging = this.judgingWrite(status);
    const changesGame =
      status !== this.row.status ||
      JSON.stringify(undo) !== JSON.stringify(this.row.undo) ||
      this.judging !== this.row.judging;
    const entries = journal.slice(this.kept);
    if (entries.length === 0 && !changesGame) return 'none';
    const { metrics, storage } = this.dependencies;
    const write = {
      game: this.row.id,
      number: this.kept,
      entries,
      at,
      undo,
      status,
      changesGame,
      judging,
    } as const;
    const appended = await metrics.storing.time(() => storage.append(write));
    if (appended === 'taken') return 'taken';
    for (const { kind } of entries) metrics.answers.add({ kind });
    this.kept = journal.length;
    this.watch.settle(at);
    const judgingVersion = judging?.to ?? this.row.judgingVersion;
    this.row = { ...this.row, undo, status, judging: this.judging, judgingVersion };
    return entries.some(({ kind }) => kind === 'undo') ? 'back' : 'forward';
  }

  /** What a judge's hold does to the timer is kept with it. */
  private noteTimer(at: number): void {
    const { judging } = this.row;
    if (judging && this.judging) {
      this.judging = noteTimer(judging, this.judging, this.watch.runAt(at), { at, since: this.upSince });
    }
  }

  /** A change of the status counts as one of what the judge did, so that neither is set back by what is second. */
  private judgingWrite(status: StoredGame['status']): JudgingWrite | null {
    if (!this.judging) return null;
    const { judgingVersion: from, judging } = this.row;
    const to = this.judging === judging && status === this.row.status ? from : from + 1;
    return { judging: this.judging, from, to };
  }

  private handleFailure(id: RequestId, error: unknown): LiveErrorReply {
    const { metrics, log } = this.dependencies;
    // Whatever was tried in memory is forgotten: the next request begins from what storage has.
    this.live = undefined;
    this.judging = this.row.judging;
    this.failedAt = performance.now();
    log.error({ err: error, game: this.row.id }, 'a step failed');
    if (error instanceof BrokenGame) return problemReply(id, 'failed', 'This game cannot be brought up.');
    metrics.storageFailures.add();
    return notStored(id);
  }

  private count<Done extends LiveReply>(done: Done): Done {
    if (done.kind === 'refused') this.dependencies.metrics.refusals.add();
    if (done.kind === 'error') this.dependencies.metrics.errors.add({ problem: done.problem });
    // A fault in the middle may have left the referee in between.
    if (done.kind === 'error' && done.problem === 'failed') {
      this.live = undefined;
      this.judging = this.row.judging;
    }
    return done;
  }

  private keepBug(bundle: BugBundle): void {
    const { metrics, log, storage } = this.dependencies;
    const game = this.row.id;
    metrics.bugs.add();
    log.error({ game, attempted: bundle.attempted.kind }, 'a bug bundle was kept');
    storage
      .keepBug(game, JSON.stringify(bundle))
      .catch((error: unknown) => log.error({ err: error, game }, 'a bug bundle is lost'));
  }
}

export function problemReply(id: RequestId | null, problem: LiveProblem, message: string): LiveErrorReply {
  return { id, kind: 'error', problem, message };
}

/** The referee's word on something that nobody sent a message for. */
export function asReply(done: Accepted<unknown> | string | Refusal): LiveReply {
  return isRefusal(done) ? refusedReply(0, done) : result(0, null);
}

function notStored(id: RequestId): LiveErrorReply {
  return problemReply(id, 'storage', 'It could not be stored, so it has not happened. Try again.');
}

function combineChanges(one: Step['change'], other: Step['change']): Step['change'] {
  if (one === 'back' || other === 'back') return 'back';
  return one === 'none' ? other : one;
}

function withoutChange(done: LiveReply): Step {
  return { done, change: 'none' };
}
