import type { AnyReferee, BugBundle } from '@sortie/kernel';
import { isRefusal, refused } from '@sortie/kernel';
import type { LiveErrorReply, RequestId } from '@sortie/protocol';
import { refusedReply } from '@sortie/protocol';

import { RefereeService } from '@sortie/protocol/service';
import { type Chain, type ChainedEntry, extendChain, followChain, newChain } from '../storage/entry-chain.ts';
import type { Sitting, StoredGame, Write } from '../storage/stored-game.ts';
import type { StoredJudging } from '../storage/stored-judging.ts';
import { BrokenGame, bringUp, enterKept } from './bring-up.ts';
import type { GameDependencies } from './game-dependencies.ts';
import { judgedTimer, noteTimer } from './judged/held-timer.ts';
import { brokenAt, expectEnding } from './kept-replay.ts';
import { type LiveReply, notStored, problemReply } from './live-reply.ts';
import { beginGame } from './seating.ts';
import { loadServedGame, loadTodaysGame } from './served-game.ts';
import { combineChanges, endingOf, type StepChange } from './step-change.ts';
import { type RunningTimer, TimerWatch } from './timer-watch.ts';

export interface Running {
  readonly referee: AnyReferee;
  readonly service: RefereeService;
}

export interface Step {
  readonly done: LiveReply;
  readonly change: StepChange;
}

export interface Readiness {
  readonly running: Running | undefined;
  readonly change: StepChange;
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
  /** The entries of the log that are in storage. */
  private chain: Chain;
  /** The round of the game when its fingerprint was last noted. */
  private marked: number | undefined;
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
    this.chain = newChain(row.id);
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

  /** Characters of all that is stored of its log. */
  get textLength(): number {
    return this.chain.text;
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
    before: StepChange,
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
    const before = this.chain.length;
    const isAhead = (this.live?.referee.journal.length ?? 0) > before;
    if (!this.live || isAhead) await this.bringUp();
    else await this.enterNew(this.live);
    const { referee } = this.live!;
    const { journal, outcome } = referee;
    await this.watch.find((entry) => storage.enteredAt(this.row.id, entry));
    const { undo } = this.row;
    referee.undoRequest = undo?.entries === this.chain.length ? undo : undefined;
    this.row = { ...this.row, status: outcome ? 'over' : 'playing' };
    return journal.slice(before).some(({ kind }) => kind === 'undo') ? 'back' : 'forward';
  }

  private async bringUp(): Promise<void> {
    const { id, game, rules, opening, fairness } = this.row;
    const { games, storage } = this.dependencies;
    const served = await loadServedGame(games, { game, rules });
    if (isRefusal(served)) throw new BrokenGame(`${served.rule}: ${rules}`);
    const entries = await storage.entries(id, 0);
    const chain = this.expectChain(newChain(id), entries);
    const onBug = (bundle: BugBundle) => this.keepBug(bundle);
    const { watch } = this;
    const referee = await bringUp(served.engine, { opening: opening!, fairness }, entries, { onBug, watch });
    const service = new RefereeService({ games: noOtherGames, secret: () => '', referee });
    expectEnding(referee, this.row);
    this.live = { referee, service };
    this.chain = chain;
    this.marked = referee.game.milestone(referee.state);
    this.upSince = Date.now();
  }

  private async enterNew({ referee }: Running): Promise<void> {
    const entries = await this.dependencies.storage.entries(this.row.id, this.chain.length);
    const chain = this.expectChain(this.chain, entries);
    for (const each of entries) {
      enterKept(referee, each);
      this.watch.follow(referee, each.number + 1);
    }
    this.chain = chain;
    this.marked = referee.game.milestone(referee.state);
  }

  /** The chain with these entries; one that is missing or changed breaks it. */
  private expectChain(before: Chain, entries: readonly ChainedEntry[]): Chain {
    const chain = followChain(before, entries);
    if (typeof chain === 'number' || chain.length < this.row.length) throw brokenAt(chain);
    return chain;
  }

  private async keep(running: Running | undefined): Promise<StepChange | 'taken'> {
    const referee = running?.referee;
    const journal = referee?.journal ?? [];
    const at = Date.now();
    if (referee) this.watch.follow(referee, journal.length);
    this.noteTimer(at);
    const asked = referee?.undoRequest;
    const undo = asked ? { ...asked, entries: journal.length } : null;
    const status = referee ? (referee.outcome ? 'over' : 'playing') : this.row.status;
    const { row, judging, chain } = this;
    const entries = journal.slice(chain.length);
    const changesGame =
      status !== row.status || JSON.stringify(undo) !== JSON.stringify(row.undo) || judging !== row.judging;
    if (entries.length === 0 && !changesGame) return 'none';
    const { metrics, storage } = this.dependencies;
    const { chain: extended, links } = extendChain(chain, entries);
    const mark = referee && entries.length > 0 ? this.markOf(referee) : null;
    const ending = referee?.outcome && !row.ending ? endingOf(referee) : null;
    const { id: game, revision } = row;
    const write: Write = {
      game,
      number: chain.length,
      entries,
      links,
      mark,
      at,
      undo,
      status,
      judging,
      ending,
      revision,
    };
    const appended = await metrics.storing.time(() => storage.append(write));
    if (appended === 'taken') return 'taken';
    for (const { kind } of entries) metrics.answers.add({ kind });
    this.chain = extended;
    const { length } = extended;
    if (mark !== null) this.marked = referee!.game.milestone(referee!.state);
    this.watch.settle(at);
    this.row = {
      ...row,
      undo,
      status,
      judging,
      length,
      ending: ending ?? row.ending,
      revision: revision + 1,
    };
    return entries.some(({ kind }) => kind === 'undo') ? 'back' : 'forward';
  }

  /** The fingerprint of the game where it has come to another round. */
  private markOf(referee: AnyReferee): string | null {
    return referee.game.milestone(referee.state) === this.marked ? null : referee.fingerprint();
  }

  /** What a judge's hold does to the timer is kept with it. */
  private noteTimer(at: number): void {
    const { judging } = this.row;
    if (judging && this.judging) {
      this.judging = noteTimer(judging, this.judging, this.watch.runAt(at), { at, since: this.upSince });
    }
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

function withoutChange(done: LiveReply): Step {
  return { done, change: 'none' };
}
