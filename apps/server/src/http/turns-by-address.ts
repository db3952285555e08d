/** How many may wait behind the one of their address whose turn it is: a club shares one address. */
const MOST_WAITING = 4;

interface Line {
  waiting: number;
  last: Promise<unknown>;
}

/** Lets work of one address be done one after the other, and keeps the line short. */
export class TurnsByAddress {
  private readonly lines = new Map<string, Line>();

  /** Undefined when too many of this address wait already. */
  take<Result>(address: string, act: () => Promise<Result>): Promise<Result> | undefined {
    const line = this.lines.get(address) ?? { waiting: -1, last: Promise.resolve() };
    if (line.waiting >= MOST_WAITING) return undefined;
    line.waiting++;
    this.lines.set(address, line);
    const done = line.last.then(act, act).finally(() => {
      line.waiting--;
      if (line.waiting < 0) this.lines.delete(address);
    });
    line.last = done.catch(() => undefined);
    return done;
  }
}
