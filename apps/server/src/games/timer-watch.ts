import type { AnyReferee, Timer } from '@sortie/kernel';
import { runningTimer } from '@sortie/kernel';
import { steadyNow } from '../operations/steady-clock.ts';

/** A run of a timer of the rules. */
interface TimerRun {
  readonly timer: Timer;
  /** How many entries the log had when it began. */
  readonly entries: number;
}

/** A timer of the rules while it runs. */
export interface RunningTimer extends TimerRun {
  /** In milliseconds since 1970. */
  readonly endsAt: number;
}

/**
 * Follows the timer of the rules through a game. When it began is a place in the log, so that every process, also one
 * that brings the game up anew, finds the same. What an undo brings back begins again.
 */
export class TimerWatch {
  private run: TimerRun | undefined;
  private known: RunningTimer | null = null;

  /** Told how many milliseconds a minute has. */
  constructor(private readonly minute: number) {}

  /** The timer that runs now, once it is known when it began. */
  get running(): RunningTimer | null {
    return this.known;
  }

  /** The run that was followed last, as if it had been entered at this time. */
  runAt(at: number): RunningTimer | null {
    if (this.isKnown()) return this.known;
    return this.run ? this.from(this.run, at) : null;
  }

  /** The game is played again from its beginning. */
  beginAnew(): void {
    this.run = undefined;
  }

  /** Looks at the game after an entry, the last of so many. */
  follow(referee: AnyReferee, entries: number): void {
    const timer = runningTimer(referee);
    const before = this.run?.timer;
    if (!timer) this.run = undefined;
    else if (before?.clock !== timer.clock || before.run !== timer.run) this.run = { timer, entries };
  }

  /** What was followed last was entered at this time. */
  settle(at: number): void {
    if (!this.isKnown()) this.known = this.run ? this.from(this.run, at) : null;
  }

  /** The log tells when the timer began. One that ran out while no server could see it begins anew. */
  async find(enteredAt: (entry: number) => Promise<number | undefined>): Promise<void> {
    const { run } = this;
    if (!run || this.isKnown()) return this.settle(0);
    const found = this.from(run, (await enteredAt(run.entries - 1)) ?? steadyNow());
    this.known = found.endsAt <= steadyNow() ? this.from(run, steadyNow()) : found;
  }

  private isKnown(): boolean {
    const { run, known } = this;
    return run?.entries === known?.entries && run?.timer.run === known?.timer.run;
  }

  private from(run: TimerRun, began: number): RunningTimer {
    return { ...run, endsAt: began + (run.timer.seconds * this.minute) / 60 };
  }
}
