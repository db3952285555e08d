import { type Cohesion, cohesionFault, placeAt } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { type Laid, relief } from './figures.ts';
import { around, traveller } from './travellers.ts';

type Pieces = readonly Laid[];
type Spot = readonly [x: number, y: number, level?: number];

/** The rule against a place beside a leader, on a table with these pieces. */
function ruleAt(pieces: Pieces, leader: Spot, at: Spot, more: Partial<Cohesion> = {}) {
  const place = ([x, y, level = 0]: Spot) => placeAt(x, y, level);
  const cohesion = { leader: place(leader), who: traveller(), around: around(relief(...pieces)), ...more };
  return cohesionFault(cohesion, place(at))?.rule;
}

const SHUT = 'lg.cohesion.path-required';
/** From 525 to 675 and from 335 to 465, 80 tall. */
const HOUSE = ['house-small', 600, 400] as const;
/** From 540 to 660 and from 370 to 430, 60 tall. */
const CONTAINER = ['container', 600, 400] as const;
const climbed = (from: number) => ({ climbed: { terrain: 't0', from } });

shows(
  ['lg.cohesion.path-required', 'lg.cohesion.path-around-terrain'],
  'a way that bends is no longer than the tool and turns by at most 90 degrees',
  () => {
    // The wall ends at 410.
    const wall = ['wall-tall', 540, 320, 90] as const;
    expect(ruleAt([wall], [500, 400], [575, 440])).toBeUndefined();
    expect(ruleAt([wall], [500, 400], [590, 420])).toBe(SHUT);
    // Round the end of a wall and back along its other side.
    const thin = ['fence', 500, 425] as const;
    expect(ruleAt([thin], [500, 400], [500, 450])).toBeUndefined();
  },
);

shows(
  ['lg.cohesion.path-required', 'lg.cohesion.vertical.same-height-default'],
  'on a roof everybody stands on the same roof, in a straight line on it',
  () => {
    expect(ruleAt([HOUSE], [560, 400, 80], [640, 400, 80])).toBeUndefined();
    expect(ruleAt([HOUSE], [560, 400, 80], [525.5, 400, 80])).toBeUndefined();
    expect(ruleAt([HOUSE], [540, 400, 80], [511.4, 400])).toBe('lg.cohesion.vertical.same-height-default');
    // What stands on a small roof leaves no room to pass.
    expect(ruleAt([CONTAINER, ['vaporator', 600, 400]], [560, 400, 60], [640, 400, 60])).toBe(SHUT);
  },
);

shows(
  ['lg.cohesion.path-around-terrain', 'lg.vertical.not-needed-slope'],
  'down a slope a way may bend as it may on the ground',
  () => {
    const declared = { movement: { trooper: 'open', groundVehicle: 'open', repulsorVehicle: 'open' } };
    const slope = relief(HOUSE, ['vaporator', 700, 400]);
    const [house, post] = slope.features;
    const open = { ...house!, rating: { ...house!.rating, ...declared } } as NonNullable<typeof house>;
    const declaredSlope = {
      ...slope,
      features: [open, post!],
      squares: slope.squares.map((near) => near.map((each) => (each === house ? open : each))),
    };
    const from = (x: number, y: number) =>
      ruleAt([], [665, 400, 80], [x, y], { around: around(declaredSlope) });
    expect(from(725, 440)).toBeUndefined();
    expect(from(735, 400)).toBe('lg.cohesion.vertical.same-height-default');
  },
);

shows(
  ['lg.cohesion.vertical.speed-1-path', 'lg.cohesion.path-required'],
  'after a climb those on the level of the leader need a way that the piece itself shuts',
  () => {
    // Down at the southern side; the northern one is 87 mm off and cut off by the container.
    expect(ruleAt([CONTAINER], [600, 356.5], [600, 443.5], climbed(60))).toBe(SHUT);
    expect(ruleAt([CONTAINER], [600, 356.5], [640, 356.5], climbed(60))).toBeUndefined();
    // Up on a house, along an edge below which a lower roof begins.
    const lower = ['container', 600, 305] as const;
    expect(ruleAt([HOUSE, lower], [560, 340, 80], [620, 340, 80], climbed(0))).toBeUndefined();
  },
);

shows(
  ['lg.cohesion.vertical.horizontal-distance', 'lg.cohesion.vertical.speed-1-path'],
  "after a climb the piece is in nobody's way between the levels, and anything else is",
  () => {
    // Down from the roof: those who stay above are reached over its edge.
    expect(ruleAt([CONTAINER], [600, 356.5], [600, 380, 60], climbed(60))).toBeUndefined();
    expect(ruleAt([CONTAINER], [600, 380, 60], [600, 356.5], climbed(0))).toBeUndefined();
    const post = ['vaporator', 603, 353] as const;
    const past = (...pieces: Pieces) => ruleAt(pieces, [560, 380, 60], [640, 356.5], climbed(0));
    expect(past(CONTAINER)).toBeUndefined();
    expect(past(CONTAINER, post)).toBe('lg.cohesion.vertical.same-height-default');
    // What stands elsewhere on the table is on no way.
    const elsewhere = [
      ['house-large', 250, 380],
      ['house-large', 600, 150],
    ] as const;
    expect(ruleAt([CONTAINER, ...elsewhere], [600, 380, 60], [600, 356.5], climbed(0))).toBeUndefined();
    expect(ruleAt([CONTAINER, ...elsewhere], [640, 380, 60], [600, 356.5], climbed(0))).toBeUndefined();
  },
);
