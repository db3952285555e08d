/** How many may wait behind the one of their address whose turn it is: a club shares one address. */
const MOST_WAITING = 4;
/** Bytes that all who wait hold together. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Line {
  waiting: number;
  last: Promise<unknown>;
}

/** Lets work of one address be done one after the other, and keeps the line short and what it holds bounded. */
export class TurnsByAddress {
  private readonly lines = new Map<string, Line>();
  private bytes = 0;

  /** Undefined when too many of this address wait already, or too much of all. */
  take<Result>(address: string, bytes: number, act: () => Promise<Result>): Promise<Result> | undefined {
    const line = this.lines.get(address) ?? { waiting: -1, last: Promise.resolve() };
    if (line.waiting >= MOST_WAITING || this.bytes + bytes > MOST_BYTES) return undefined;
    line.waiting++;
    this.bytes += bytes;
    this.lines.set(address, line);
    const done = line.last.then(act, act).finally(() => {
      line.waiting--;
      this.bytes -= bytes;
      if (line.waiting < 0) this.lines.delete(address);
    });
    line.last = done.catch(() => undefined);
    return done;
  }
}
