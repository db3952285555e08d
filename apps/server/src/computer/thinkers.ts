import type { Choice } from '@sortie/bots';
import { randomPlayer } from '@sortie/bots';
import type { Refusal, Replay, ReplayVerdict } from '@sortie/kernel';
import type { Logger } from 'pino';
import type { Metrics } from '../operations/metrics.ts';
import type { Question, WhyRefused } from './job.ts';
import { Workshop } from './workshop.ts';

/** Milliseconds that a computer may think about an answer, and that a replay may take to be played again. */
export interface ThinkingTime {
  readonly longestThought?: number | undefined;
  readonly longestVerification?: number | undefined;
}

const LONGEST_THOUGHT = 5000;
const LONGEST_VERIFICATION = 10_000;
/** Replays that wait to be played again. */
const MOST_WAITING = 4;

/** So many replays wait already that another one would wait too long. */
export class TooManyReplays extends Error {}

/** A replay is not what somebody may share. */
export class ReplayRefused extends Error {
  constructor(readonly why: WhyRefused) {
    super(why.message);
  }
}

/** Thinks for computers and checks replays, away from the thread that serves people. */
export class Thinkers {
  private readonly players: Workshop;
  /** Replays of strangers must not keep computers from playing. */
  private readonly verifiers: Workshop;

  constructor(
    { workers, script }: { readonly workers: number; readonly script: URL },
    private readonly log: Logger,
    private readonly metrics: Metrics,
    private readonly time: ThinkingTime = {},
  ) {
    this.players = new Workshop(workers, script);
    this.verifiers = new Workshop(1, script);
  }

  get length(): number {
    return this.players.length;
  }

  /** A computer will have to think soon. */
  prepare(): void {
    this.players.prepare();
  }

  /**
   * An answer, if need be any legal one: a computer that fails must not stop the game. Questions of one address wait
   * for each other, and hardly for those of others.
   */
  async choose(question: Question, address = ''): Promise<Choice> {
    const { queueing, thinking } = this.metrics;
    let begun = performance.now();
    const onBegin = (waited: number) => {
      queueing.observe(waited);
      begun = performance.now();
    };
    const limit = this.time.longestThought ?? LONGEST_THOUGHT;
    try {
      const choice = await this.players.do(question, { limit, whose: address, onBegin });
      thinking.observe(performance.now() - begun);
      return choice;
    } catch (error) {
      this.log.error({ err: error, player: question.player, level: question.level }, 'a computer failed');
      return this.anyChoice(question);
    }
  }

  anyChoice({ decisions, view, seed }: Question): Choice {
    this.metrics.fallbacks.add();
    return randomPlayer(seed).choose(decisions, () => view);
  }

  verify(game: string, replay: Replay): Promise<ReplayVerdict | Refusal> {
    return this.verifyNext((limit) => this.verifiers.do({ kind: 'verify', game, replay }, { limit }));
  }

  /** The text of a replay that plays to the same end again. Throws ReplayRefused. */
  async readShared(bytes: Uint8Array): Promise<string> {
    const verdict = await this.verifyNext((limit) => this.verifiers.do({ kind: 'share', bytes }, { limit }));
    if (verdict.kind === 'refused') throw new ReplayRefused(verdict.why);
    return verdict.text;
  }

  /** Each holds a whole replay in memory for as long as it waits. */
  private verifyNext<Result>(order: (limit: number) => Promise<Result>): Promise<Result> {
    if (this.verifiers.length >= MOST_WAITING) return Promise.reject(new TooManyReplays());
    return order(this.time.longestVerification ?? LONGEST_VERIFICATION);
  }

  async close(): Promise<void> {
    await Promise.all([this.players.close(), this.verifiers.close()]);
  }
}
