import type { Choice } from '@sortie/bots';
import { randomPlayer } from '@sortie/bots';
import type { Refusal, Replay, ReplayVerdict } from '@sortie/kernel';
import type { Logger } from 'pino';
import type { Metrics } from '../operations/metrics.ts';
import type { Question } from './job.ts';
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

  /** An answer, if need be any legal one: a computer that fails must not stop the game. */
  async choose(question: Question): Promise<Choice> {
    try {
      return await this.metrics.thinking.time(() =>
        this.players.do(question, this.time.longestThought ?? LONGEST_THOUGHT),
      );
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
    // Each holds a whole replay in memory for as long as it waits.
    if (this.verifiers.length >= MOST_WAITING) return Promise.reject(new TooManyReplays());
    const { longestVerification = LONGEST_VERIFICATION } = this.time;
    return this.verifiers.do({ kind: 'verify', game, replay }, longestVerification);
  }

  async close(): Promise<void> {
    await Promise.all([this.players.close(), this.verifiers.close()]);
  }
}
