import { setImmediate } from 'node:timers/promises';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly since: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Past this a transaction takes so long that the first to come would wait for the last. */
const MOST_AT_ONCE = 500;

/**
 * Writes together what arrives while a write is under way, so that many games share one wait for the disk.
 * An item that the database rejects must not fail the others: then each is tried alone.
 */
export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  /** Those that are being written. */
  private underWay: readonly Waiting<Item, Result>[] = [];
  private lastWrittenAt: number | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly write: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly isFaultOfOne: (error: unknown) => boolean,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  /** Milliseconds since the oldest item that is not written yet was added; 0 when there is none. */
  get longestWait(): number {
    const [oldest] = this.underWay.length > 0 ? this.underWay : this.waiting;
    return oldest ? performance.now() - oldest.since : 0;
  }

  /** Milliseconds since something was last written; undefined when nothing was. */
  get sinceLastWrite(): number | undefined {
    return this.lastWrittenAt === undefined ? undefined : performance.now() - this.lastWrittenAt;
  }

  add(item: Item): Promise<Result> {
    const written = new Promise<Result>((resolve, reject) =>
      this.waiting.push({ item, since: performance.now(), resolve, reject }),
    );
    this.running ??= this.run();
    return written;
  }

  /** Everything that was added is written or has failed. */
  async settle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      // Lets in what has already arrived: an embedded database blocks while it writes.
      await setImmediate();
      this.underWay = this.waiting.splice(0, MOST_AT_ONCE);
      await this.writeAll(this.underWay);
      this.underWay = [];
    }
    this.running = undefined;
  }

  private async writeAll(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.write(batch.map(({ item }) => item));
      this.lastWrittenAt = performance.now();
      for (const [place, { resolve }] of batch.entries()) resolve(results[place]!);
    } catch (error) {
      if (batch.length > 1 && this.isFaultOfOne(error)) {
        for (const each of batch) await this.writeAll([each]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }
}
