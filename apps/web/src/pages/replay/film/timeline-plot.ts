import type { Side } from '@sortie/kernel';
import type { Reading } from './replay-engine.ts';

/** Height of the plot in its own units; its width is the number of entries. */
export const PLOT_HEIGHT = 100;

/** How much of hull and shields the richer side has at its best. */
export function mostHull(readings: readonly Reading[]): number {
  return Math.max(1, ...readings.flatMap(({ hull }) => hull));
}

/** Hull and shields of a side over the game, as steps: they fall at an entry, not between two. */
export function hullPath(readings: readonly Reading[], side: Side): string {
  const most = mostHull(readings);
  const height = ({ hull }: Reading) => rounded(PLOT_HEIGHT * (1 - hull[side] / most));
  return readings
    .map((reading, place) => {
      if (place === 0) return `M0 ${height(reading)}`;
      return height(reading) === height(readings[place - 1]!) ? '' : `H${place}V${height(reading)}`;
    })
    .join('')
    .concat(`H${Math.max(1, readings.length - 1)}`);
}

export interface Gain {
  readonly entries: number;
  readonly side: Side;
  readonly points: number;
}

/** Where a side destroyed something, and for how many points. */
export function gains(readings: readonly Reading[]): readonly Gain[] {
  return readings.flatMap(({ points }, entries) => {
    const before = readings[entries - 1]?.points ?? [0, 0];
    return ([0, 1] as const).flatMap((side) =>
      points[side] > before[side] ? [{ entries, side, points: points[side] - before[side] }] : [],
    );
  });
}

/** Gains of a side that would stand on each other are told as one, at the last of them. */
export function gainsApart(readings: readonly Reading[], share: number): readonly Gain[] {
  const near = share * readings.length;
  const told: Gain[] = [];
  for (const gain of gains(readings)) {
    const place = told.findIndex(({ side, entries }) => side === gain.side && gain.entries - entries < near);
    if (place < 0) told.push(gain);
    else told[place] = { ...gain, points: told[place]!.points + gain.points };
  }
  return told;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
