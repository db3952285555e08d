/** Does one thing after the other. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** How many things are under way or wait. */
  get length(): number {
    return this.waiting;
  }

  run<Result>(task: () => Promise<Result> | Result): Promise<Result> {
    this.waiting++;
    const done = this.last.then(task).finally(() => {
      this.waiting--;
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Everything that was asked for so far is done. */
  async settle(): Promise<void> {
    await this.last;
  }
}
