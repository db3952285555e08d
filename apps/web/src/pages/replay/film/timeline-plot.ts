import type { Series } from '@sortie/games';
import type { Side } from '@sortie/kernel';
import type { Reading } from './replay-engine.ts';

/** Height of the plot in its own units; its width is the number of entries. */
export const PLOT_HEIGHT = 100;

/** The keys of the numbers that are drawn in this way. */
export function keysShaped([first]: readonly Reading[], shape: Series['shape']): readonly string[] {
  return first?.series.filter((each) => each.shape === shape).map(({ key }) => key) ?? [];
}

function numberOf({ series }: Reading, key: string, side: Side): number {
  return series.find((each) => each.key === key)?.values[side] ?? 0;
}

/** The number of a side over the game, as steps: it changes at an entry, not between two. */
export function levelPath(readings: readonly Reading[], key: string, side: Side): string {
  const most = Math.max(1, ...readings.flatMap((each) => [numberOf(each, key, 0), numberOf(each, key, 1)]));
  const height = (reading: Reading) => shorten(PLOT_HEIGHT * (1 - numberOf(reading, key, side) / most));
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

/** Where a number of a side grew, and by how much. */
export function gains(readings: readonly Reading[], key: string): readonly Gain[] {
  return readings.flatMap((reading, entries) => {
    const before = readings[entries - 1];
    return ([0, 1] as const).flatMap((side) => {
      const points = numberOf(reading, key, side) - (before ? numberOf(before, key, side) : 0);
      return points > 0 ? [{ entries, side, points }] : [];
    });
  });
}

/** Gains of a side that would stand on each other are told as one, at the last of them. */
export function gainsApart(readings: readonly Reading[], key: string, share: number): readonly Gain[] {
  const near = share * readings.length;
  const told: Gain[] = [];
  for (const gain of gains(readings, key)) {
    const place = told.findIndex(({ side, entries }) => side === gain.side && gain.entries - entries < near);
    if (place < 0) told.push(gain);
    else told[place] = { ...gain, points: told[place]!.points + gain.points };
  }
  return told;
}

function shorten(value: number): number {
  return Math.round(value * 100) / 100;
}
