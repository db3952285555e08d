import type { AnyReferee, Timer } from '@sortie/kernel';
import { runningTimer, timerExpired } from '@sortie/kernel';

const SECOND = 1000;

/** The timer that the rules have set running, at a table where nobody else watches it. */
export class DeskTimer {
  private run: { readonly timer: Timer; readonly endsAt: number } | undefined;

  constructor(
    private readonly referee: AnyReferee,
    private readonly now: () => number = Date.now,
  ) {}

  /** Milliseconds that are left; undefined while no timer runs. */
  left(): number | undefined {
    const timer = runningTimer(this.referee);
    if (!timer) this.run = undefined;
    else if (this.run?.timer.clock !== timer.clock || this.run.timer.run !== timer.run) {
      this.run = { timer, endsAt: this.now() + timer.seconds * SECOND };
    }
    return this.run && this.run.endsAt - this.now();
  }

  /** The time is up. */
  expire(): void {
    if (this.run) this.referee.command('clock', timerExpired(this.run.timer));
  }
}

/** `1:05` */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
