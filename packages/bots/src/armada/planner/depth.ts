import type { Level } from '../../level.ts';

/** What a level looks at. Work is bounded by counts, never by a clock, so that every machine plays alike. */
export interface Depth {
  /** How many of the likeliest courses are thought through against the enemy's answer; 0 does not look so far. */
  readonly replies: number;
  /** How much the fire that a ship would take counts. */
  readonly caution: number;
  /** How much the points of the objective count where ships and squadrons go. */
  readonly objective: number;
  /** How many shots are compared by their exact odds; 0 estimates them. */
  readonly exactShots: number;
  /** The most points by which a choice may be misjudged. */
  readonly slip: number;
  /** One of so many choices is made without thinking; 0 is none. */
  readonly lapse: number;
}

const depths: Readonly<Record<Level, Depth>> = {
  easy: { replies: 0, caution: 0, objective: 0, exactShots: 0, slip: 16, lapse: 5 },
  medium: { replies: 0, caution: 0.5, objective: 1, exactShots: 0, slip: 4, lapse: 25 },
  hard: { replies: 6, caution: 0.7, objective: 1, exactShots: 5, slip: 0, lapse: 0 },
};

export function depthOf(level: Level): Depth {
  return depths[level];
}
