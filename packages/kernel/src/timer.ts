/**
 * A clock that the rules start and stop by themselves. The table shows it, and says by the command `timeExpired`
 * with its name that it has run out: time is outside the engine.
 */
export interface Timer {
  readonly clock: string;
  readonly seconds: number;
  /** Tells one run of the clock from the next. */
  readonly run: number;
}
