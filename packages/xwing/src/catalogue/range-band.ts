/** From and to, both included. */
export type RangeBand = readonly [from: number, to: number];
