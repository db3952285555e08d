import { setTimeout as wait } from 'node:timers/promises';
import type { Choice } from '@sortie/bots';
import type { Question } from '../computer/job.ts';
import type { Means } from './means.ts';

/** A question to a computer, and the version of the game at which it was put. */
export interface Put {
  readonly question: Question;
  readonly version: number;
}

/** How a computer's answer was taken. */
export type Taken = 'taken' | 'stale' | 'refused';

/** The table as a computer's seat sees it. */
export interface ComputerTable {
  /** The computers' seats that the game waits for. None where nobody looks on: they would play for no one. */
  asked(): readonly string[];
  put(seat: string): Promise<Put | undefined>;
  answer(seat: string, version: number, choice: Choice): Promise<Taken>;
}

const AFTER_TROUBLE = 1000;

/** Lets the computers at a table play. */
export class ComputerSeats {
  private readonly atWork = new Set<string>();
  private stopped = false;

  constructor(
    private readonly table: ComputerTable,
    private readonly means: Means,
  ) {}

  get thinking(): readonly string[] {
    return [...this.atWork];
  }

  /** Looks whether a computer has to answer. */
  consider(): void {
    if (this.stopped) return;
    for (const seat of this.table.asked()) {
      if (this.atWork.has(seat)) continue;
      this.atWork.add(seat);
      void this.play(seat);
    }
  }

  /** The seat has its answer; what is pushed next says so. */
  rests(seat: string): void {
    this.atWork.delete(seat);
  }

  stop(): void {
    this.stopped = true;
  }

  private async play(seat: string): Promise<void> {
    try {
      if (this.means.pause > 0) await wait(this.means.pause, undefined, { ref: false });
      const taken = await this.thinkAndAnswer(seat);
      // Taken, the seat rests already and may by now be at work on the next question.
      if (taken === 'taken') return;
      this.atWork.delete(seat);
      if (taken === 'stale') this.consider();
    } catch (error) {
      this.means.log.warn({ err: error, seat }, 'a computer’s answer could not be entered');
      await wait(AFTER_TROUBLE, undefined, { ref: false });
      this.atWork.delete(seat);
      this.consider();
    }
  }

  private async thinkAndAnswer(seat: string): Promise<Taken> {
    const put = this.stopped ? undefined : await this.table.put(seat);
    if (!put) return 'stale';
    const choice = await this.means.thinkers.choose(put.question);
    const taken = await this.table.answer(seat, put.version, choice);
    if (taken !== 'refused') return taken;
    this.means.log.error({ seat, player: put.question.player }, 'a computer’s answer was refused');
    return this.table.answer(seat, put.version, this.means.thinkers.anyChoice(put.question));
  }
}
