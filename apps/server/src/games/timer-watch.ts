import type { AnyReferee, Timer } from '@sortie/kernel';
import { runningTimer } from '@sortie/kernel';

/** A run of a timer of the rules, and how many entries the log had when it began. */
export interface TimerRun {
  readonly timer: Timer;
  readonly entries: number;
}

/**
 * Follows the timer of the rules through a game. When it began is a place in the log, so that every process, also one
 * that brings the game up anew, finds the same. What an undo brings back begins again.
 */
export class TimerWatch {
  private now: TimerRun | undefined;

  /** The run that goes on now. */
  get run(): TimerRun | undefined {
    return this.now;
  }

  /** Looks at the game after an entry, the last of so many. */
  follow(referee: AnyReferee, entries: number): void {
    const timer = runningTimer(referee);
    const before = this.now?.timer;
    if (!timer) this.now = undefined;
    else if (before?.clock !== timer.clock || before.run !== timer.run) this.now = { timer, entries };
  }
}
