import { type Cohesion, cohesionFault, footholds, placeAt } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { figure, relief } from './figures.ts';
import { around, traveller } from './travellers.ts';

/** A container of 120 by 60 that is 60 tall, and its southern side at 370. */
const table = relief(['vaporator', 900, 700], ['container', 600, 400]);
const up = (more: Partial<Cohesion> = {}): Cohesion => ({
  leader: placeAt(600, 385, 60),
  who: traveller(),
  around: around(table),
  climbed: { terrain: 't1', from: 0 },
  ...more,
});
const near = placeAt(600, 356.5, 0);
const rounded = (cohesion: Cohesion, count: number, from = near) =>
  footholds(cohesion, from, count).map(({ x, y, level }) => [Math.round(x), Math.round(y), level]);

shows(
  ['lg.cohesion.vertical.others-close'],
  'for those who stay below, the nearest places at the foot of the piece, apart from each other',
  () => {
    expect(rounded(up(), 3)).toEqual([
      [600, 356, 0],
      [571, 356, 0],
      [629, 356, 0],
    ]);
    const guest = figure('guest', 604, 356.5);
    expect(rounded(up({ around: around(table, [guest]) }), 2)).toEqual([
      [576, 356, 0],
      [633, 356, 0],
    ]);
  },
);

shows(
  ['lg.cohesion.vertical.others-close'],
  'for those who stay above, the nearest places on the surface that their leader left',
  () => {
    const down = up({ leader: placeAt(600, 356.5, 0), climbed: { terrain: 't1', from: 60 } });
    const edge = placeAt(600, 371, 60);
    expect(rounded(down, 7, edge)).toEqual([
      [600, 371, 60],
      [587, 394, 60],
      [614, 394, 60],
      [573, 371, 60],
      [627, 371, 60],
      [600, 418, 60],
      [560, 394, 60],
    ]);
    const guest = figure('guest', 600, 380, 'stormtroopers', 60);
    expect(rounded({ ...down, around: around(table, [guest]) }, 2, edge)).toEqual([
      [573, 371, 60],
      [627, 371, 60],
    ]);
  },
);

shows(
  ['lg.cohesion.vertical.max-height-1', 'lg.cohesion.vertical.touch-terrain'],
  'after a climb whoever is one step away or less stands where it can walk, and height 1 is still within',
  () => {
    const house = relief(['vaporator', 900, 700], ['house-small', 600, 400]);
    const rule = (leader: number, x: number, more: Partial<Cohesion> = {}) =>
      cohesionFault(
        up({ around: around(house), leader: placeAt(540, 400, leader), ...more }),
        placeAt(x, 400, 0),
      )?.rule;
    expect(rule(80, 511.5)).toBeUndefined();
    expect(rule(80, 505)).toBe('lg.cohesion.vertical.touch-terrain');
    const tall = { who: traveller('stormtroopers', { step: 80 }) };
    expect(rule(80, 505, tall)).toBe('lg.cohesion.path-required');
    expect(rule(152.4, 511.5)).toBeUndefined();
    expect(rule(152.5, 511.5)).toBe('lg.cohesion.vertical.max-height-1');
  },
);
