/** Milliseconds after something new is asked in which it takes no press. */
export const QUIET = 350;

interface Press {
  /** What was asked when it began. */
  readonly step: number;
  readonly isEarly: boolean;
}

/**
 * Keeps a press that was meant for one question from answering the next: what is asked takes no press while it is
 * new, and afterwards only one that began on it.
 */
export class PressGuard {
  private step = 0;
  private shownAt = Number.NEGATIVE_INFINITY;
  private pressed: Press | undefined;
  private isTaken = true;

  /** Something new is asked. */
  show(now: number): void {
    this.step++;
    this.shownAt = now;
  }

  isQuiet(now: number): boolean {
    return now - this.shownAt < QUIET;
  }

  /** A finger, a button or a key goes down. */
  press(now: number, isRepeated = false): boolean {
    this.pressed = { step: this.step, isEarly: isRepeated || this.isQuiet(now) };
    this.isTaken = !this.pressed.isEarly;
    return this.isTaken;
  }

  /** Whether the press that is let go now counts; what came without one, from a reading aid, only has to wait. */
  letGo(now: number): boolean {
    const { pressed } = this;
    this.pressed = undefined;
    const isOwn = !pressed || (pressed.step === this.step && !pressed.isEarly);
    this.isTaken = isOwn && !this.isQuiet(now);
    return this.isTaken;
  }

  /** Whether the latest press counts. */
  get takesIt(): boolean {
    return this.isTaken;
  }
}
