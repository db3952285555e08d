import type { Point } from '@sortie/geometry';
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

type Edge = readonly [Point, Point];

function edgesOf(outline: readonly Point[]): readonly Edge[] {
  return outline.map((point, index) => [point, outline[(index + 1) % outline.length] as Point]);
}

/** Which side of the edge: positive on its left. */
function sideOf([from, to]: Edge, point: Point): number {
  return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
}

function isOn(edge: Edge, point: Point): boolean {
  const [from, to] = edge;
  return (
    Math.abs(sideOf(edge, point)) < 1e-9 &&
    point.x >= Math.min(from.x, to.x) &&
    point.x <= Math.max(from.x, to.x) &&
    point.y >= Math.min(from.y, to.y) &&
    point.y <= Math.max(from.y, to.y)
  );
}

function meet(one: Edge, other: Edge): boolean {
  if (one.some((point) => isOn(other, point)) || other.some((point) => isOn(one, point))) return true;
  return (
    sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0
  );
}

/** Edges that meet though they are not neighbours, and edges without length. */
function faultsOf(outline: readonly Point[]): readonly string[] {
  const edges = edgesOf(outline);
  return edges.flatMap((edge, index) => {
    const [from, to] = edge;
    const short = from.x === to.x && from.y === to.y ? [`${index} has no length`] : [];
    const crossed = edges.flatMap((other, at) =>
      at > index + 1 && !(index === 0 && at === edges.length - 1) && meet(edge, other)
        ? [`${index} meets ${at}`]
        : [],
    );
    return [...short, ...crossed];
  });
}

function areaOf(outline: readonly Point[]): number {
  const twice = edgesOf(outline).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0);
  return Math.abs(twice) / 2;
}

function contains(outline: readonly Point[], point: Point): boolean {
  const edges = edgesOf(outline);
  if (edges.some((edge) => isOn(edge, point))) return true;
  const crossings = edges.filter(
    ([from, to]) =>
      from.y > point.y !== to.y > point.y &&
      point.x < from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x),
  );
  return crossings.length % 2 === 1;
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
    expect(all.flatMap(faultsOf)).toEqual([]);
  });

  test('covers a fair part of its base and reaches from its rear to its front', () => {
    const half = halfBase(type);
    const part = areaOf(outline) / (4 * half * half);
    expect(part).toBeGreaterThan(0.12);
    expect(part).toBeLessThan(0.7);
    expect(Math.max(...outline.map(({ y }) => y))).toBeGreaterThan(0.6 * half);
    expect(Math.min(...outline.map(({ y }) => y))).toBeLessThan(-0.6 * half);
  });

  test('has a cockpit and other details, all of them within its outline', () => {
    const roles = details.map(({ role }) => role);
    expect(roles).toContain('cockpit');
    expect(roles).toContain('panel');
    const outside = details.flatMap((detail) => detail.outline.filter((point) => !contains(outline, point)));
    expect(outside).toEqual([]);
  });
});
