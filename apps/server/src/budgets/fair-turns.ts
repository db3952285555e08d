/** Milliseconds of one round of the event loop in which what arrives is done at once. */
const AT_ONCE = 4;
/** Bytes of one address that may wait. */
const MOST_BYTES = 8 * 1024 * 1024;

interface Line {
  readonly tasks: { readonly bytes: number; readonly act: () => void }[];
  bytes: number;
  /** Milliseconds that its address has been given, counted from where it came to wait. */
  given: number;
}

/**
 * Whose turn it is on the one thread that serves everybody. What comes while there is time is done at once; what comes
 * beyond that waits in the line of its address, as the bytes that arrived, and the address that was given the least
 * time is next: whoever sends ten thousand messages waits for them alone.
 */
export class FairTurns {
  private readonly lines = new Map<string, Line>();
  private roundBegan: number | undefined;
  private isDue = false;

  /** Things that wait for their turn. */
  get length(): number {
    let length = 0;
    for (const { tasks } of this.lines.values()) length += tasks.length;
    return length;
  }

  /** False when too much of this address waits already. */
  run(address: string, bytes: number, act: () => void): boolean {
    if (this.lines.size === 0 && this.isTimeLeft()) {
      act();
      return true;
    }
    const line = this.lines.get(address) ?? { tasks: [], bytes: 0, given: this.leastGiven() };
    if (line.bytes + bytes > MOST_BYTES) return false;
    line.tasks.push({ bytes, act });
    line.bytes += bytes;
    this.lines.set(address, line);
    this.plan();
    return true;
  }

  /** Undefined when too much of this address waits already. */
  wait(address: string, bytes: number): Promise<void> | undefined {
    let isTaken = false;
    const turn = new Promise<void>((resolve) => {
      isTaken = this.run(address, bytes, resolve);
    });
    return isTaken ? turn : undefined;
  }

  /** What was done for an address took so long. */
  charge(address: string, milliseconds: number): void {
    const line = this.lines.get(address);
    if (line) line.given += milliseconds;
  }

  private isTimeLeft(): boolean {
    const now = performance.now();
    if (this.roundBegan === undefined) {
      this.roundBegan = now;
      setImmediate(() => {
        this.roundBegan = undefined;
      });
    }
    return now - this.roundBegan < AT_ONCE;
  }

  private plan(): void {
    if (this.isDue) return;
    this.isDue = true;
    // One thing a round, so that what follows from it has happened before the next is chosen.
    setImmediate(() => {
      this.isDue = false;
      this.doNext();
      if (this.lines.size > 0) this.plan();
    });
  }

  private doNext(): void {
    const next = this.next();
    if (!next) return;
    const [address, line] = next;
    const task = line.tasks.shift()!;
    line.bytes -= task.bytes;
    const begun = performance.now();
    try {
      task.act();
    } finally {
      line.given += performance.now() - begun;
      if (line.tasks.length === 0) this.lines.delete(address);
    }
  }

  private next(): readonly [string, Line] | undefined {
    let next: readonly [string, Line] | undefined;
    for (const each of this.lines) if (!next || each[1].given < next[1].given) next = each;
    return next;
  }

  private leastGiven(): number {
    return this.next()?.[1].given ?? 0;
  }
}
