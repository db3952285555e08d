import type { AnyReferee } from '@sortie/kernel';
import { isRefusal, refused } from '@sortie/kernel';
import type { LiveErrorReply, RequestId } from '@sortie/protocol';
import { refusedReply } from '@sortie/protocol';
import type { RefereeService } from '@sortie/protocol/service';
import { Meter } from '../budgets/meter.ts';
import { steadyNow } from '../operations/steady-clock.ts';
import { BrokenGame } from '../storage/broken-game.ts';
import { type Chain, type ChainedEntry, extendChain, followChain, newChain } from '../storage/entry-chain.ts';
import { isStorageFault } from '../storage/is-storage-fault.ts';
import type { Settle, StoredGame, Write } from '../storage/stored-game.ts';
import type { StoredJudging } from '../storage/stored-judging.ts';
import { bringUp, enterKept } from './bring-up.ts';
import { bugKeeper } from './bug-keeper.ts';
import type { GameDependencies } from './game-dependencies.ts';
import { judgedTimer, noteTimer } from './judged/held-timer.ts';
import { brokenAt, expectEnding } from './kept-replay.ts';
import { type LiveReply, notStored, problemReply } from './live-reply.ts';
import { settleGame } from './seating.ts';
import { loadServedGame, loadTodaysGame } from './served-game.ts';
import { serviceFor } from './service-for.ts';
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

/**
 * A game and its log in storage, which always agree: what could not be stored has not happened, and what
 * another process stored is taken over. Its owner calls one thing at a time.
 */
export class KeptGame {
  private live: Running | undefined;
  /** The entries of the log that are in storage. */
  private chain: Chain;
  private failedAt = Number.NEGATIVE_INFINITY;
  isBroken = false;
  /** When it was last brought up, in milliseconds since 1970. */
  private upSince = 0;
  private readonly watch: TimerWatch;
  private readonly onBug: ReturnType<typeof bugKeeper>;
  /** For how long it has held up everybody else. */
  readonly meter = new Meter();
  /** What a step in a judged game makes of what the judge did; it is stored with the step. */
  judging: StoredJudging | null;

  constructor(
    private row: StoredGame,
    private readonly dependencies: GameDependencies,
  ) {
    this.watch = new TimerWatch(dependencies.minute);
    this.judging = row.judging;
    this.chain = newChain(row.id);
    this.onBug = bugKeeper(row.id, dependencies);
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
      if (!this.live && performance.now() - this.failedAt < BREATHER)
        return { done: notStored(id), change: 'none' };
      const { change } = await this.makeReady();
      return await this.tryAndKeep(id, act, change);
    } catch (error) {
      return { done: this.count(this.handleFailure(id, error)), change: 'none' };
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
      const done = this.meter.run(() => act(running));
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

  /** What becomes of the game when all have sat: under the rules of the day, or of the game it goes on from. */
  async settle(): Promise<Settle> {
    const { games, minute } = this.dependencies;
    const { game, rules, opening } = this.row;
    const served = opening ? await loadServedGame(games, { game, rules }) : await loadTodaysGame(games, game);
    if (!served || isRefusal(served)) throw new BrokenGame(`there is no ${game} with the rules ${rules}`);
    const { onBug } = this;
    return (stored) => this.meter.run(() => settleGame(served, stored, { minute, onBug }));
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
    const chain = this.meter.run(() => this.expectChain(newChain(id), entries));
    const { onBug } = this;
    const { watch, meter } = this;
    const about = { onBug, watch, meter };
    const referee = await bringUp(served.engine, { opening: opening!, fairness }, entries, about);
    expectEnding(referee, this.row);
    this.live = { referee, service: serviceFor(referee) };
    this.isBroken = false;
    this.chain = chain;
    this.upSince = steadyNow();
  }

  private async enterNew({ referee }: Running): Promise<void> {
    const entries = await this.dependencies.storage.entries(this.row.id, this.chain.length);
    const chain = this.expectChain(this.chain, entries);
    for (const each of entries) {
      enterKept(referee, each);
      this.watch.follow(referee, each.number + 1);
    }
    this.chain = chain;
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
    const at = steadyNow();
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
    const mark = referee && entries.length > 0 ? referee.fingerprint() : null;
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
    this.isBroken = error instanceof BrokenGame;
    if (this.isBroken) return problemReply(id, 'failed', 'This game cannot be brought up.');
    if (!isStorageFault(error)) return problemReply(id, 'failed', 'That failed; nothing has changed.');
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
}
