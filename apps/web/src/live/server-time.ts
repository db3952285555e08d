/** By how many milliseconds the server's clock is ahead of ours; there is one server to a page. */
let ahead = 0;

/** The server has just said what time it is. */
export function setServerTime(now: number): void {
  ahead = now - Date.now();
}

/** The time of the server: that of a phone or a laptop may be minutes off. */
export function serverTime(): number {
  return Date.now() + ahead;
}
