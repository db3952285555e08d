import { containsPoint, outlineArea, outlineFaults } from '@sortie/testkit';
import { describe, expect, test } from 'vitest';
import { missionShipTypeFacts } from '../../src/catalogue/data/mission-ships.ts';
import type { ShipType, ShipTypeId } from '../../src/catalogue/index.ts';
import { shipType, shipTypes } from '../../src/catalogue/index.ts';
import { silhouetteOf } from '../../src/view/silhouettes/silhouette-of.ts';

const types: readonly ShipType[] = [
  ...shipTypes,
  ...missionShipTypeFacts.map(({ id }) => shipType(id as ShipTypeId)),
];

const OVERHANG = 0.5;

function halfBase({ size }: ShipType): number {
  return size === 'small' ? 20 : 40;
}

test('no two ship types share one outline', () => {
  const outlines = types.map((type) => JSON.stringify(silhouetteOf(type).outline));
  expect(new Set(outlines).size).toBe(types.length);
});

test('a ship type without a picture of its own has none', () => {
  expect(() => silhouetteOf({ id: 'kite' as ShipTypeId, name: 'Kite' })).toThrow('no silhouette of Kite');
});

describe.each(types.map((type) => [type.name, type] as const))('the picture of the %s', (_name, type) => {
  const { outline, details } = silhouetteOf(type);
  const all = [outline, ...details.map((detail) => detail.outline)];

  test('stays on its base', () => {
    const most = halfBase(type) + OVERHANG;
    const beyond = all.flat().filter(({ x, y }) => Math.abs(x) > most || Math.abs(y) > most);
    expect(beyond).toEqual([]);
  });

  test('is drawn with lines that do not cross themselves', () => {
    expect(all.flatMap(outlineFaults)).toEqual([]);
  });

  test('covers a fair part of its base and reaches from its rear to its front', () => {
    const half = halfBase(type);
    const part = outlineArea(outline) / (4 * half * half);
    expect(part).toBeGreaterThan(0.12);
    expect(part).toBeLessThan(0.7);
    expect(Math.max(...outline.map(({ y }) => y))).toBeGreaterThan(0.6 * half);
    expect(Math.min(...outline.map(({ y }) => y))).toBeLessThan(-0.6 * half);
  });

  test('has a cockpit and other details, all of them within its outline', () => {
    const roles = details.map(({ role }) => role);
    expect(roles).toContain('cockpit');
    expect(roles).toContain('panel');
    const outside = details.flatMap((detail) =>
      detail.outline.filter((point) => !containsPoint(outline, point)),
    );
    expect(outside).toEqual([]);
  });
});
