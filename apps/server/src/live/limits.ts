import type { Pace } from '../budgets/bucket.ts';
import type { UnreadLimits } from '../budgets/unread-bytes.ts';

/** What a socket may do. */
export interface LiveLimits extends UnreadLimits {
  readonly pace: Pace;
  /** Bytes of a message. */
  readonly largestMessage: number;
  /** Milliseconds. */
  readonly joinWithin: number;
  readonly pingEvery: number;
  readonly mostSockets: number;
  /** So many of those are kept for people with a seat: whoever looks on is refused before. */
  readonly placesForSeats: number;
  /** Connections over and above those sockets. */
  readonly moreConnections: number;
  /** Of one address, sockets or not, where no proxy counts them. */
  readonly mostConnectionsOfAddress: number;
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
  /** Games with a computer at which one address may look at once. */
  readonly mostComputerGames: number;
}

export const liveLimits: LiveLimits = {
  pace: { burst: 60, perSecond: 30 },
  largestMessage: 64 * 1024,
  joinWithin: 5000,
  /** A seat whose socket no longer answers is shown as away within two of these. */
  pingEvery: 5_000,
  mostUnread: 4 * 1024 * 1024,
  mostBehind: 256 * 1024,
  mostUnreadOfAddress: 64 * 1024 * 1024,
  mostUnreadInAll: 256 * 1024 * 1024,
  mostSockets: 10_000,
  placesForSeats: 1000,
  moreConnections: 2000,
  mostConnectionsOfAddress: 1000,
  mostOfAddress: 600,
  openPace: { burst: 600, perSecond: 20 },
  bytePace: { burst: 512 * 1024, perSecond: 64 * 1024 },
  largestMove: 8 * 1024,
  galleryPace: { burst: 4, perSecond: 0.25 },
  mostComputerGames: 60,
};
