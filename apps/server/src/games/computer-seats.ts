import { setTimeout as wait } from 'node:timers/promises';
import type { Choice } from '@sortie/bots';
import type { Question } from '../computer/job.ts';
import type { GameDependencies } from './game-dependencies.ts';

/** A question to a computer, and the version of the game at which it was put. */
export interface PutQuestion {
  readonly question: Question;
  readonly version: number;
}

/** How a computer's answer was taken. */
export type AnswerFate = 'taken' | 'stale' | 'refused';

/** The table as a computer's seat sees it. */
export interface ComputerTable {
  /** The computers' seats that the game waits for. None where nobody looks on: computers play only for somebody. */
  findAskedSeats(): readonly string[];
  putQuestion(seat: string): Promise<PutQuestion | undefined>;
  /** The address for which the computers think. */
  readonly address: string | undefined;
  enterAnswer(seat: string, version: number, choice: Choice): Promise<AnswerFate>;
}

const AFTER_TROUBLE = 1000;

/** Lets the computers at a table play. */
export class ComputerSeats {
  private readonly atWork = new Set<string>();
  private stopped = false;

  constructor(
    private readonly table: ComputerTable,
    private readonly dependencies: GameDependencies,
  ) {}

  get thinking(): readonly string[] {
    return [...this.atWork];
  }

  /** Looks whether a computer has to answer. */
  consider(): void {
    if (this.stopped) return;
    for (const seat of this.table.findAskedSeats()) {
      if (this.atWork.has(seat)) continue;
      this.atWork.add(seat);
      void this.play(seat);
    }
  }

  /** The seat has its answer; what is pushed next says so. */
  finish(seat: string): void {
    this.atWork.delete(seat);
  }

  stop(): void {
    this.stopped = true;
  }

  private async play(seat: string): Promise<void> {
    try {
      if (this.dependencies.pause > 0) await wait(this.dependencies.pause, undefined, { ref: false });
      const taken = await this.thinkAndAnswer(seat);
      // AnswerFate, the seat rests already and may by now be at work on the next question.
      if (taken === 'taken') return;
      this.atWork.delete(seat);
      if (taken === 'stale') this.consider();
    } catch (error) {
      this.dependencies.log.warn({ err: error, seat }, 'a computer’s answer could not be entered');
      await wait(AFTER_TROUBLE, undefined, { ref: false });
      this.atWork.delete(seat);
      this.consider();
    }
  }

  private async thinkAndAnswer(seat: string): Promise<AnswerFate> {
    const put = this.stopped ? undefined : await this.table.putQuestion(seat);
    if (!put) return 'stale';
    const choice = await this.dependencies.thinkers.choose(put.question, this.table.address);
    const taken = await this.table.enterAnswer(seat, put.version, choice);
    if (taken !== 'refused') return taken;
    this.dependencies.log.error({ seat, player: put.question.player }, 'a computer’s answer was refused');
    return this.table.enterAnswer(seat, put.version, this.dependencies.thinkers.anyChoice(put.question));
  }
}
