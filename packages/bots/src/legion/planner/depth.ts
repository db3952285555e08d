import type { Level } from '../../level.ts';

/** What a level looks at. Work is bounded by counts, never by a clock, so that every machine plays alike. */
export interface Depth {
  /** How many of the likeliest places are looked at with sight and cover, fire given and taken; 0 estimates them. */
  readonly exactPlaces: number;
  /** How many shots are compared by their exact odds; 0 estimates them. */
  readonly exactShots: number;
  /** How much the fire that a unit would take counts. */
  readonly caution: number;
  /** How much the victory tokens of the objective count. */
  readonly objective: number;
  /** The most points by which a choice may be misjudged. */
  readonly slip: number;
  /** One of so many choices is made without thinking; 0 is none. */
  readonly lapse: number;
}

const depths: Readonly<Record<Level, Depth>> = {
  easy: { exactPlaces: 0, exactShots: 0, caution: 0, objective: 0.4, slip: 25, lapse: 4 },
  medium: { exactPlaces: 2, exactShots: 6, caution: 0.3, objective: 1, slip: 6, lapse: 20 },
  hard: { exactPlaces: 5, exactShots: 12, caution: 0.5, objective: 1, slip: 0, lapse: 0 },
};

export function depthOf(level: Level): Depth {
  return depths[level];
}
