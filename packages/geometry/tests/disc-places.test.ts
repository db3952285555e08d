import {
  compound,
  type DiscPlacing,
  disc,
  discPlaces,
  hasDiscPlace,
  isDiscPlace,
  nearestDiscPlace,
  pose,
  rectangle,
} from '@sortie/geometry';
import { expect, test } from 'vitest';
import { stream } from './random-shapes.ts';

const square = rectangle(pose(0, 0, 0), 40, 40);
const everywhere = { minX: -500, minY: -500, maxX: 500, maxY: 500 };
const around = (clearOf: DiscPlacing['clearOf'] = []): DiscPlacing => ({
  radius: 10,
  touching: square,
  clearOf,
  inside: everywhere,
});

test('a disc in contact touches the shape without overlapping it', () => {
  expect(isDiscPlace(around(), { x: 0, y: 30 })).toBe(true);
  expect(isDiscPlace(around(), { x: 0, y: 30.02 })).toBe(false);
  expect(isDiscPlace(around(), { x: 0, y: 29.98 })).toBe(false);
  expect(isDiscPlace(around(), { x: 26, y: 28 })).toBe(true);
  expect(isDiscPlace(around(), { x: 0, y: 0 })).toBe(false);
});

test('it may touch what else stands there, and the edge of where it has to lie', () => {
  const beside = around([disc({ x: 20, y: 30 }, 10)]);
  expect(isDiscPlace(beside, { x: 0, y: 30 })).toBe(true);
  expect(isDiscPlace(beside, { x: 0.02, y: 30 })).toBe(false);
  const tight = { ...around(), inside: { ...everywhere, maxY: 40 } };
  expect(isDiscPlace(tight, { x: 0, y: 30 })).toBe(true);
  expect(isDiscPlace({ ...tight, inside: { ...everywhere, maxY: 39.98 } }, { x: 0, y: 30 })).toBe(false);
});

test('places are found on every side, and in the last gap that is exactly wide enough', () => {
  const found = discPlaces(around(), 5);
  expect(found.every((at) => isDiscPlace(around(), at))).toBe(true);
  expect(found.length).toBeGreaterThan(40);
  const walls = [
    rectangle(pose(-270, 0, 0), 600, 520),
    rectangle(pose(270, 0, 0), 600, 520),
    rectangle(pose(0, -270, 0), 480, 600),
  ];
  const gap = around(walls);
  expect(discPlaces(gap, 200)).toContainEqual({ x: 0, y: 30 });
  expect(hasDiscPlace(gap)).toBe(true);
  expect(hasDiscPlace(around([...walls, disc({ x: 0, y: 41 }, 5)]))).toBe(false);
  expect(discPlaces(around([...walls, disc({ x: 0, y: 41 }, 5)]), 1)).toEqual([]);
});

test('the notch between two shapes taken as one is found', () => {
  const cross = compound([square, rectangle(pose(0, 0, 0), 60, 10)]);
  const placing = { ...around(), touching: cross };
  expect(nearestDiscPlace(placing, { x: 10, y: 25 })).toEqual({ x: 15, y: 30 });
  expect(nearestDiscPlace(placing, { x: 0, y: 25 })).toEqual({ x: 0, y: 40 });
});

test('the nearest place is the nearest of many looked at, or nearer', () => {
  const next = stream(11);
  for (let count = 0; count < 60; count++) {
    const others = Array.from({ length: 6 }, () =>
      disc({ x: next() * 120 - 60, y: next() * 120 - 60 }, 5 + 10 * next()),
    );
    const placing = around([...others, rectangle(pose(next() * 100 - 50, 60, next() * 90), 30, 20)]);
    const wanted = { x: next() * 160 - 80, y: next() * 160 - 80 };
    const best = nearestDiscPlace(placing, wanted);
    const tried = discPlaces(placing, 0.5);
    expect(best === undefined).toBe(tried.length === 0);
    if (best === undefined) continue;
    const least = Math.min(...tried.map((at) => Math.hypot(at.x - wanted.x, at.y - wanted.y)));
    expect(Math.hypot(best.x - wanted.x, best.y - wanted.y)).toBeLessThan(least + 0.01);
    expect(isDiscPlace(placing, best)).toBe(true);
  }
});
