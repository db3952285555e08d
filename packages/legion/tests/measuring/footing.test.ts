import { disc } from '@sortie/geometry';
import {
  floorUnder,
  formationFault,
  heightOf,
  isNearFootprint,
  placeAt,
  standFault,
} from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { figure, type Laid, relief } from './figures.ts';
import { around, traveller } from './travellers.ts';

const trooper = traveller();
const at = placeAt(600, 400, 0);

shows(
  ['lg.move.end.overhang', 'lg.cohesion.overhang'],
  'the highest surface under the middle bears a base, and a pit only where nothing lies over it',
  () => {
    const floor = (...pieces: readonly Laid[]) => floorUnder(relief(...pieces), at, 13.5);
    expect(floor(['house-small', 600, 400], ['hill-low', 600, 400])).toBe(80);
    expect(floor(['hill-low', 600, 400], ['house-small', 600, 400])).toBe(80);
    expect(floor(['house-small', 600, 400], ['crater-large', 600, 400])).toBe(80);
    expect(floor(['crater-large', 600, 400])).toBe(-25);
    expect(floor(['forest-small', 600, 400])).toBe(0);
  },
);

shows(
  ['lg.move.end.no-overlap-minis', 'lg.move.end.no-overlap-tokens', 'lg.base.contact.friendly-allowed'],
  'a base may end in contact with a friend or a token, and is never in its own way',
  () => {
    const free = around(relief());
    expect(standFault(trooper, at, { ...free, figures: [figure('mover', 600, 400)] })).toBeUndefined();
    expect(standFault(trooper, at, { ...free, figures: [figure('friend', 627, 400)] })).toBeUndefined();
    const token = (x: number) => ({ ...free, tokens: [disc({ x, y: 400 }, 12.55)] });
    expect(standFault(trooper, at, token(626.05))).toBeUndefined();
    expect(standFault(trooper, at, token(626))?.rule).toBe('lg.move.end.no-overlap-tokens');
  },
);

shows('lg.cohesion.required', 'miniatures of a unit may touch each other', () => {
  const cohesion = { leader: placeAt(600, 350, 0), who: trooper, around: around(relief()) };
  const beside = (x: number) => [
    { id: 'm0', place: placeAt(600, 400, 0) },
    { id: 'm1', place: placeAt(x, 400, 0) },
  ];
  expect(formationFault(cohesion, beside(627))).toBeUndefined();
  expect(formationFault(cohesion, beside(626.9))?.rule).toBe('lg.move.end.no-overlap-minis');
});

shows('lg.displacement.3-leader-range-1', 'exactly at the end of range 1 is within it', () => {
  const from = { x: 0, y: 0, level: 0 };
  expect(isNearFootprint(from, { x: 152.4, y: 0, level: 0 })).toBe(true);
  expect(isNearFootprint(from, { x: 0, y: 152.41, level: 0 })).toBe(false);
});

shows(
  ['lg.height.definition', 'lg.height.boundary-lower'],
  'whatever rises at all has height 1, and a line between two heights belongs to the lower',
  () => {
    expect([0, 0.5, -0.5, 152.4, 152.5, -304.8, 304.9].map(heightOf)).toEqual([0, 1, 1, 1, 2, 2, 3]);
  },
);
