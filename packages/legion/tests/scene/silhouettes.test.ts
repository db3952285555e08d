import { containsPoint, outlineArea, outlineFaults } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { baseMeasure, unitCard, units, upgrades } from '../../src/catalogue/index.ts';
import { addedSilhouettes } from '../../src/scene/silhouettes/added-silhouettes.ts';
import { unitSilhouettes } from '../../src/scene/silhouettes/unit-silhouettes.ts';

const all = { ...unitSilhouettes, ...addedSilhouettes };

test('every unit and every upgrade with a miniature has a picture', () => {
  expect(Object.keys(unitSilhouettes).sort()).toEqual(units.map(({ id }) => id).sort());
  const adding = upgrades.filter(({ addsMiniature }) => addsMiniature).map(({ id }) => id);
  expect(Object.keys(addedSilhouettes).sort()).toEqual([...adding].sort());
});

describe.each(Object.entries(all))('the picture of %s', (_name, { outline, details }) => {
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

const reach = (outline: readonly { readonly x: number; readonly y: number }[]) =>
  Math.max(...outline.map(({ x, y }) => Math.sqrt(x * x + y * y)));

test.each(units.map(({ id }) => id))('a miniature of %s stays on its base and is well seen on it', (id) => {
  const { outline } = unitSilhouettes[id];
  const radius = baseMeasure.value[unitCard(id).base].width / 2;
  expect(reach(outline)).toBeLessThan(radius);
  expect(outlineArea(outline) / (Math.PI * radius * radius)).toBeGreaterThan(0.12);
});

test.each(Object.entries(addedSilhouettes))(
  'the miniature of %s stays on a small base',
  (_id, { outline }) => {
    expect(reach(outline)).toBeLessThan(baseMeasure.value.small.width / 2);
  },
);

test('a heavy weapon, a droid and a technician look different from the troopers of their unit', () => {
  const drawn = (id: keyof typeof all) => JSON.stringify(all[id]);
  for (const [added, unit] of [
    ['z-6-trooper', 'rebel-troopers'],
    ['hh-12-stormtrooper', 'stormtroopers'],
    ['r-5-astromech-droid', 'rebel-troopers'],
    ['rebel-officer-personnel', 'rebel-troopers'],
    ['imperial-comms-technician', 'snowtroopers'],
    ['dh-447-sniper', 'rebel-commandos'],
    ['electrostaff-guard', 'imperial-royal-guards'],
  ] as const)
    expect(drawn(added)).not.toBe(drawn(unit));
  expect(drawn('stormtrooper')).toBe(drawn('stormtroopers'));
});
