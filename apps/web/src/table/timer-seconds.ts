/** Seconds from which on the time of a timer is short. */
export const SHORT_TIMER = 30;

const SAID: readonly number[] = [10, SHORT_TIMER];

/** The last mark that was passed; undefined while there is time, and when it is up. */
export function secondsSaid(left: number): number | undefined {
  return left <= 0 ? undefined : SAID.find((mark) => left <= mark);
}
