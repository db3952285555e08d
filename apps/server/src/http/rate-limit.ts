import { Bucket, type Pace } from '../live/bucket.ts';

const MOST_ADDRESSES = 10_000;

/** How fast each address may make things. */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly pace: Pace) {}

  allows(address: string): boolean {
    const now = performance.now();
    const bucket = this.buckets.get(address) ?? new Bucket(this.pace, now);
    this.buckets.set(address, bucket);
    if (this.buckets.size > MOST_ADDRESSES) this.forget(now);
    return bucket.take(now);
  }

  /** A full bucket need not be kept; when that is not enough, the oldest go. */
  private forget(now: number): void {
    for (const [address, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(address);
    for (const address of this.buckets.keys()) {
      if (this.buckets.size <= MOST_ADDRESSES / 2) return;
      this.buckets.delete(address);
    }
  }
}
