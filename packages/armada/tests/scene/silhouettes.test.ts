import { containsPoint, outlineArea, outlineFaults } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { baseSizes, shipClasses, sizeOf } from '../../src/catalogue/index.ts';
import { SQUADRON_RADIUS } from '../../src/measuring/index.ts';
import { shipSilhouettes } from '../../src/scene/silhouettes/ship-silhouettes.ts';
import { squadronSilhouettes } from '../../src/scene/silhouettes/squadron-silhouettes.ts';

const all = { ...shipSilhouettes, ...squadronSilhouettes };

test('no two classes or types share one outline', () => {
  const outlines = Object.values(all).map(({ outline }) => JSON.stringify(outline));
  expect(outlines).toHaveLength(13);
  expect(new Set(outlines).size).toBe(13);
});

describe.each(Object.entries(all))('the picture of the %s', (_name, { outline, details }) => {
  test('is drawn with lines that do not cross themselves', () => {
    expect([outline, ...details.map((detail) => detail.outline)].flatMap(outlineFaults)).toEqual([]);
  });

  test('has all its details within its outline', () => {
    expect(details.map(({ role }) => role)).toEqual(expect.arrayContaining(['cockpit', 'panel']));
    const outside = details.flatMap((detail) =>
      detail.outline.filter((point) => !containsPoint(outline, point)),
    );
    expect(outside).toEqual([]);
  });
});

test.each(shipClasses)('the %s stays on its base and reaches from its stern to its bow', (shipClass) => {
  const { width, length } = baseSizes[sizeOf(shipClass)];
  const { outline } = shipSilhouettes[shipClass];
  expect(outline.filter(({ x, y }) => Math.abs(x) > width / 2 || Math.abs(y) > length / 2)).toEqual([]);
  expect(Math.max(...outline.map(({ y }) => y))).toBeGreaterThan(0.4 * length);
  expect(Math.min(...outline.map(({ y }) => y))).toBeLessThan(-0.4 * length);
  expect(outlineArea(outline) / (width * length)).toBeGreaterThan(0.15);
});

test.each(Object.entries(squadronSilhouettes))(
  'a craft of the %s stays on its base',
  (_type, { outline }) => {
    const distances = outline.map(({ x, y }) => Math.sqrt(x * x + y * y));
    expect(Math.max(...distances)).toBeLessThan(SQUADRON_RADIUS);
    expect(Math.max(...distances)).toBeGreaterThan(0.6 * SQUADRON_RADIUS);
  },
);
