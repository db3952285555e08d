/** Counts the milliseconds for which the one thread that serves everybody was held. */
export class Meter {
  private held = 0;
  private depth = 0;

  get total(): number {
    return this.held;
  }

  run<Result>(act: () => Result): Result {
    const begun = performance.now();
    this.depth++;
    try {
      return act();
    } finally {
      this.depth--;
      // What is measured within another measurement is counted there.
      if (this.depth === 0) this.held += performance.now() - begun;
    }
  }
}
