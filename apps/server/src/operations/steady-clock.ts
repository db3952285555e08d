/**
 * Milliseconds since 1970 by the clock of the machine as it was when the process started, and from then on by one
 * that nobody sets: a clock that is put right must neither end a game nor give it an hour more.
 */
export function steadyNow(): number {
  return Math.round(performance.timeOrigin + performance.now());
}
