import { distanceSquared } from '@sortie/geometry';
import { expect } from 'vitest';
import {
  areSquadronsAtDistanceOne,
  baseOf,
  DISTANCE_LIMITS,
  distanceBands,
  distanceBetweenShips,
  distanceBetweenSquadrons,
  distanceOfAttack,
  distanceOfGap,
  distanceToSquadron,
  isAt,
  isBeyond,
  isInArc,
  isWithin,
  RANGE_LIMITS,
  rangeOfAttack,
  rangeToSquadron,
  squadronBase,
  zoneOf,
} from '../../src/measuring/index.ts';
import { shows } from '../shows.ts';
import { ship, squadron, token, zone } from './places.ts';

const RADIUS = 17.1;
const cr90 = ship('cr90', 0, 0);
/** Straight ahead of the CR90, its base so far from the token. */
const ahead = (gap: number) => squadron(0, 34.9 + gap + RADIUS);

shows(
  ['ar.known.ruler.range-bands', 'ar.known.ruler.distance-bands', 'ar.range.ruler-length-300'],
  'the bands end where the ruler was measured, and both sides end together',
  () => {
    const isNear = (limits: readonly number[], printed: readonly number[]) =>
      limits.length === printed.length &&
      limits.every((limit, index) => Math.abs(limit - printed[index]!) <= 0.5);
    expect(isNear(RANGE_LIMITS, [123, 187, 305])).toBe(true);
    expect(isNear(DISTANCE_LIMITS, [76.5, 124.5, 185, 245, 305])).toBe(true);
    expect(DISTANCE_LIMITS[0]).toBe(76.5);
    expect(RANGE_LIMITS.at(-1)).toBe(DISTANCE_LIMITS.at(-1));
  },
);

shows(
  ['ar.range.range-side-bands', 'ar.range.boundary-counts-nearer', 'ar.range.one-edge-no-width'],
  'the range side has close, medium and long, and a limit belongs to the nearer band',
  () => {
    const [close, medium, long] = RANGE_LIMITS as readonly [number, number, number];
    const ranges = [0, close, close + 0.02, medium, medium + 0.02, long, long + 0.02].map((gap) =>
      rangeOfAttack(zone(cr90, 'front'), ahead(gap)),
    );
    expect(ranges).toEqual(['close', 'close', 'medium', 'medium', 'long', 'long', 'beyond']);
  },
);

shows(
  ['ar.range.distance-side-bands', 'ar.range.origin-is-close-end', 'ar.range.boundary-counts-nearer'],
  'the distance side has five bands from the same end',
  () => {
    const bands = DISTANCE_LIMITS.flatMap((limit) => [limit, limit + 0.02]).map((gap) =>
      distanceOfGap(gap * gap),
    );
    expect(bands).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
    expect(distanceOfGap(0)).toBe(1);
  },
);

shows(
  ['ar.range.term-at', 'ar.range.term-within', 'ar.range.term-beyond'],
  'at needs a part, within the whole, beyond no part',
  () => {
    const base = baseOf(cr90);
    const terms = (gap: number) => {
      const piece = squadronBase({ x: 0, y: 35.5 + gap + RADIUS });
      return [distanceBands(1), distanceBands(2)].map((bands) => [
        isAt(bands, base, piece),
        isWithin(bands, base, piece),
        isBeyond(bands, base, piece),
      ]);
    };
    const [yes, no] = [true, false];
    // The base reaches from the gap to 34.2 mm beyond it; distance 1 ends at 76.5.
    expect(terms(42.3)).toEqual([
      [yes, yes, no],
      [no, no, no],
    ]);
    expect(terms(42.32)).toEqual([
      [yes, no, no],
      [yes, no, no],
    ]);
    expect(terms(76.5)).toEqual([
      [yes, no, no],
      [yes, no, no],
    ]);
    expect(terms(76.52)).toEqual([
      [no, no, yes],
      [yes, yes, no],
    ]);
    expect(terms(130)).toEqual([
      [no, no, yes],
      [no, no, yes],
    ]);
  },
);

shows('ar.range.term-min-max', 'several bands count as one stretch', () => {
  const base = baseOf(cr90);
  const piece = squadronBase({ x: 0, y: 35.5 + 70 + RADIUS });
  expect(isWithin(distanceBands(1), base, piece)).toBe(false);
  expect(isWithin(distanceBands(2), base, piece)).toBe(false);
  expect(isWithin(distanceBands(1, 2), base, piece)).toBe(true);
  expect(isWithin(distanceBands(1, 4), base, piece)).toBe(true);
  expect(isAt(distanceBands(3, 5), base, piece)).toBe(false);
});

shows(
  ['ar.range.measure.from-attacking-zone', 'ar.range.measure.targeting-points-excluded'],
  'an attack is measured from the nearest cardboard of its own zone, not from its point nor from the plastic',
  () => {
    // The rear zone of a CR90 reaches forward to the point where the lines meet, 7.9 mm behind its middle.
    const close = RANGE_LIMITS[0]!;
    expect(rangeOfAttack(zone(cr90, 'rear'), squadron(0, -7.9 + close + RADIUS))).toBe('close');
    expect(rangeOfAttack(zone(cr90, 'rear'), squadron(0, -7.9 + close + RADIUS + 0.02))).toBe('medium');
    expect(rangeOfAttack(zone(cr90, 'front'), squadron(0, 35.5 + close + RADIUS))).toBe('medium');
  },
);

shows(
  [
    'ar.range.measure.to-defending-zone',
    'ar.range.attack.one-band',
    'ar.attack.declare.ship-needs-arc-and-range',
  ],
  'the nearest point of the defending zone counts even where it lies outside the arc',
  () => {
    const attacker = zone(ship('victory', 0, 0), 'front');
    const defender = zone(ship('nebulonB', 150, 90, 45), 'left');
    expect(isInArc(attacker, defender)).toBe(true);
    // Its part in the arc begins at 149 mm, the zone itself at 88 mm.
    expect(rangeOfAttack(attacker, defender)).toBe('close');
    const gap = distanceSquared(
      zoneOf(ship('victory', 0, 0), 'front'),
      zoneOf(ship('nebulonB', 150, 90, 45), 'left'),
    );
    expect(Math.sqrt(gap)).toBeCloseTo(87.948, 2);
  },
);

shows(
  ['ar.range.measure.squadron-base', 'ar.range.attack.squadron-distance-one'],
  'to and from a squadron its base counts, in whichever direction',
  () => {
    const limit = DISTANCE_LIMITS[0]!;
    const front = zone(cr90, 'front');
    expect([distanceOfAttack(ahead(limit), front), distanceOfAttack(front, ahead(limit))]).toEqual([1, 1]);
    expect(distanceOfAttack(ahead(limit + 0.02), front)).toBe(2);
    const apart = (gap: number) => distanceOfAttack(squadron(0, 0), squadron(gap + 2 * RADIUS, 0));
    expect([apart(0), apart(limit), apart(limit + 0.02), apart(400)]).toEqual([1, 1, 2, 6]);
    expect(areSquadronsAtDistanceOne({ x: 0, y: 0 }, { x: 0, y: limit + 2 * RADIUS })).toBe(true);
    expect(areSquadronsAtDistanceOne({ x: 0, y: 0 }, { x: 0, y: limit + 2 * RADIUS + 0.02 })).toBe(false);
    expect(rangeOfAttack(front, token(0, 34.9 + RANGE_LIMITS[0]! + 9.45))).toBe('close');
  },
);

shows(
  [
    'ar.range.measure.non-attack-closest',
    'ar.range.measure.ignore-dials-and-sliders',
    'ar.ship.model-ignored',
  ],
  'every other measurement is base to base, without the dials',
  () => {
    const limit = DISTANCE_LIMITS[0]!;
    const beside = (gap: number) => ship('victory', 20.5 + gap + 30.5, 0);
    expect(distanceBetweenShips(cr90, beside(limit))).toBe(1);
    expect(distanceBetweenShips(cr90, beside(limit + 0.02))).toBe(2);
    expect(distanceBetweenShips(cr90, beside(1000))).toBe(6);
    expect(distanceToSquadron(cr90, { x: 0, y: 35.5 + limit + RADIUS })).toBe(1);
    expect(distanceToSquadron(cr90, { x: 0, y: 35.5 + limit + RADIUS + 0.02 })).toBe(2);
    expect(rangeToSquadron(cr90, { x: 0, y: 35.5 + RANGE_LIMITS[0]! + RADIUS })).toBe('close');
  },
);

shows('ar.range.measure.self-close-distance-one', 'a unit is at close range and distance 1 of itself', () => {
  expect(distanceBetweenShips(cr90, cr90)).toBe(1);
  expect(rangeOfAttack(zone(cr90, 'left'), zone(cr90, 'left'))).toBe('close');
  expect(rangeOfAttack(squadron(5, 5), squadron(5, 5))).toBe('close');
  expect(distanceBetweenSquadrons({ x: 5, y: 5 }, { x: 5, y: 5 })).toBe(1);
});
