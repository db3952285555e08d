/** Who is asked now and again whether it is still there. */
interface Pinged {
  ping(): void;
}

/** Parts of a period. Thousands who are asked at the same moment keep everybody else waiting for that long. */
const PARTS = 50;

/** Asks everybody once in a period, a part of them at a time. */
export class Pinger {
  private readonly parts: readonly Set<Pinged>[] = Array.from({ length: PARTS }, () => new Set<Pinged>());
  private readonly timer: NodeJS.Timeout;
  private next = 0;
  private newest = 0;

  constructor(period: number) {
    this.timer = setInterval(() => {
      for (const pinged of this.parts[this.next]!) pinged.ping();
      this.next = (this.next + 1) % PARTS;
    }, period / PARTS);
    this.timer.unref();
  }

  /** Asks it from now on; answers with what ends that. */
  add(pinged: Pinged): () => void {
    this.newest = (this.newest + 1) % PARTS;
    const part = this.parts[this.newest]!;
    part.add(pinged);
    return () => part.delete(pinged);
  }

  close(): void {
    clearInterval(this.timer);
  }
}
