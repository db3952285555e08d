import type { Level } from '../../level.ts';

/** What a level looks at. Work is bounded by counts, never by a clock, so that every machine plays alike. */
export interface Depth {
  /** In how many ways the other side's moves are imagined. */
  readonly futures: number;
  /** How many plans of the other side are thought out in its place. */
  readonly rivals: number;
  /** How often each side's likely moves are thought over as answers to the other's. */
  readonly rethinks: number;
  /** How often the whole squad's plan is gone over, ship by ship. */
  readonly sweeps: number;
  /** How much the chances of the round after this one count; 0 does not look so far. */
  readonly ahead: number;
  /** The most points of a squad by which a move may be misjudged. */
  readonly slip: number;
  /** One of so many choices is made without thinking; 0 is none. */
  readonly lapse: number;
}

const depths: Readonly<Record<Level, Depth>> = {
  easy: { futures: 3, rivals: 0, rethinks: 0, sweeps: 1, ahead: 0, slip: 6, lapse: 5 },
  medium: { futures: 8, rivals: 0, rethinks: 1, sweeps: 2, ahead: 0, slip: 3, lapse: 20 },
  hard: { futures: 32, rivals: 12, rethinks: 2, sweeps: 3, ahead: 0.4, slip: 0, lapse: 0 },
};

export function depthOf(level: Level): Depth {
  return depths[level];
}
