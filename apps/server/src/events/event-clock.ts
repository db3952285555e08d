/** A clock is looked at this often, so that a laptop that slept through the end of a round notices at once. */
const LOOK = 1000;

/** Calls when a moment has come. */
export class EventClock {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly now: () => number,
    private readonly expire: () => void,
  ) {}

  set(moment: number | null): void {
    clearTimeout(this.timer);
    if (moment === null) return;
    const left = moment - this.now();
    const look = left <= 0 ? this.expire : () => this.set(moment);
    this.timer = setTimeout(look, Math.min(LOOK, Math.max(0, left)));
    this.timer.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
