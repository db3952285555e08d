import type { RequestId } from './request.ts';

/**
 * A player's own part of the random seed, as it is brought to a seat: what is promised of it (`seedPromise` of the
 * kernel), or, by clients that know no promises, the seed itself. One of the two.
 */
export interface BroughtSeed {
  /** Shown with ShowSeed once everybody has promised. */
  readonly promise?: string;
  readonly seed?: string;
  /** Known to this client alone: with it and the invite a token that never arrived is given out again. */
  readonly key?: string;
}

/** Sent by a seat that has promised a seed, when all have. */
export interface ShowSeed {
  readonly id: RequestId;
  readonly kind: 'showSeed';
  readonly seed: string;
}

/** What is known of the dice before they fall. */
export interface DicePromises {
  /** The SHA-256 of the referee's secret. */
  readonly commitment: string;
  /** By seat; complete once `waitsUntil` is there. */
  readonly promises: Readonly<Record<string, string>>;
  /** The seats of which the referee has the seed. */
  readonly shown: readonly string[];
  /** When the game begins without the seeds that are missing, in milliseconds since 1970; null unless it waits for nothing else. */
  readonly waitsUntil: number | null;
}

/** Of a game that goes on from another one: what of it was known before anybody sat down. */
export interface KnownStart {
  /** How many entries of the other game stand behind it; the dice are new from there on. */
  readonly entries: number;
  /** Whether that other game began from a position that somebody laid out. */
  readonly isPosition: boolean;
}
