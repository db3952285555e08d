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
  /** Of one address: a hall behind one router has several hundred phones. */
  readonly mostOfAddress: number;
  /** How fast one address may open sockets. */
  readonly openPace: Pace;
  /** Bytes that a socket may send. */
  readonly bytePace: Pace;
  /** Bytes of a message to a game. */
  readonly largestMove: number;
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
  mostOfAddress: 600,
  openPace: { burst: 600, perSecond: 20 },
  bytePace: { burst: 512 * 1024, perSecond: 64 * 1024 },
  largestMove: 8 * 1024,
  galleryPace: { burst: 4, perSecond: 0.25 },
};
