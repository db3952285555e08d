import type { DieColour } from './dice.ts';

export const rangeBands = ['close', 'medium', 'long'] as const;

export type RangeBand = (typeof rangeBands)[number];

/** The bands of the ruler's distance side; the number of a band is its place counted from 1. */
export type DistanceBand = 1 | 2 | 3 | 4 | 5;

/** At which ranges the dice of a colour are gathered. ar.attack.roll.dice-by-range */
export const bandsOfColour: Readonly<Record<DieColour, readonly RangeBand[]>> = {
  red: ['close', 'medium', 'long'],
  blue: ['close', 'medium'],
  black: ['close'],
};
