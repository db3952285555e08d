import type { Pace } from './bucket.ts';

/** What a socket may do. */
export interface LiveLimits {
  readonly pace: Pace;
  /** Bytes of a message. */
  readonly largestMessage: number;
  /** Milliseconds. */
  readonly joinWithin: number;
  readonly pingEvery: number;
  /** Bytes that wait for a socket which does not read. */
  readonly mostUnread: number;
  readonly mostSockets: number;
  /** How fast one socket that looks on may speak. */
  readonly galleryPace: Pace;
}

export const liveLimits: LiveLimits = {
  pace: { burst: 60, perSecond: 30 },
  largestMessage: 64 * 1024,
  joinWithin: 5000,
  /** A seat whose socket no longer answers is shown as away within two of these. */
  pingEvery: 5_000,
  mostUnread: 4 * 1024 * 1024,
  mostSockets: 10_000,
  galleryPace: { burst: 4, perSecond: 0.25 },
};
