/** How much somebody may ask: so much at once, and so much a second over time. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}

/** A bucket that empties with everything that is asked and fills again with time. */
export class Bucket {
  private left: number;
  private at: number;

  constructor(
    private readonly pace: Pace,
    now: number,
  ) {
    this.left = pace.burst;
    this.at = now;
  }

  /** Whether there was still so much in it. */
  take(now: number, amount = 1): boolean {
    this.fill(now);
    if (this.left < amount) return false;
    this.left -= amount;
    return true;
  }

  /** Takes what was used before anybody knew how much it would be; the next pays for what is missing. */
  charge(now: number, amount: number): void {
    this.fill(now);
    this.left -= amount;
  }

  hasLeft(now: number): boolean {
    this.fill(now);
    return this.left > 0;
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.left >= this.pace.burst;
  }

  private fill(now: number): void {
    const { burst, perSecond } = this.pace;
    this.left = Math.min(burst, this.left + ((now - this.at) * perSecond) / 1000);
    this.at = now;
  }
}
