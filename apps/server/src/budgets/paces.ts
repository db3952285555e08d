import { Bucket, type Pace } from './bucket.ts';

const MOST = 10_000;

/** A bucket for each address, or for each seat: the same pace for all of them. */
export class Paces {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly pace: Pace) {}

  /** Whether there was still so much left. */
  take(whose: string, amount = 1): boolean {
    const now = performance.now();
    return this.of(whose, now).take(now, amount);
  }

  hasLeft(whose: string): boolean {
    const now = performance.now();
    return this.buckets.get(whose)?.hasLeft(now) ?? true;
  }

  /** Takes what was used, and more than is left if need be. */
  charge(whose: string, amount: number): void {
    const now = performance.now();
    this.of(whose, now).charge(now, amount);
  }

  private of(whose: string, now: number): Bucket {
    const bucket = this.buckets.get(whose) ?? new Bucket(this.pace, now);
    this.buckets.set(whose, bucket);
    if (this.buckets.size > MOST) this.forget(now);
    return bucket;
  }

  /** A full bucket need not be kept; when that is not enough, the oldest go. */
  private forget(now: number): void {
    for (const [whose, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(whose);
    for (const whose of this.buckets.keys()) {
      if (this.buckets.size <= MOST / 2) return;
      this.buckets.delete(whose);
    }
  }
}
