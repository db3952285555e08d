import { isInsideArea, overlaps, type Polygon, placeShape, polygon } from '@sortie/geometry';
import { battlefieldFacts, terrainPiece, terrainPieces, terrainTable } from '@sortie/legion/catalogue';
import { layOutBattlefield } from '@sortie/legion/measuring';
import type { Terrain } from '@sortie/legion/model';
import { describe, expect, test } from 'vitest';
import { shows } from '../shows.ts';

const ids = battlefieldFacts.map(({ id }) => id);

function outlineOf({ piece, pose }: Terrain): Polygon {
  const { outline } = terrainPiece(piece);
  return placeShape(polygon(outline.map(([x, y]) => ({ x, y }))), pose);
}

test('there are 35 pieces, each with a row of the book and an id of its own', () => {
  expect(terrainPieces.length).toBe(35);
  expect(new Set(terrainPieces.map(({ id }) => id)).size).toBe(35);
  expect(terrainPieces.every(({ row, rating }) => terrainTable[row].rating === rating)).toBe(true);
  expect(new Set(terrainPieces.map(({ row }) => row)).size).toBe(Object.keys(terrainTable).length);
});

test('pits are convex, go down and are never solid', () => {
  const pits = terrainPieces.filter(({ group }) => group === 'pit');
  expect(pits.map(({ id, depth, blocks }) => [id, depth, blocks.length])).toEqual([
    ['crater-small', 10, 0],
    ['crater-large', 25, 0],
    ['trench', 25, 0],
  ]);
  expect(pits.every(({ outline }) => polygon(outline.map(([x, y]) => ({ x, y }))).convex)).toBe(true);
});

shows(
  ['lg.terrain.barricade.no-vehicle-cover', 'lg.terrain.pit.troopers-only'],
  'only barricades and pits are declared for troopers alone',
  () => {
    const forTroopers = Object.entries(terrainTable).filter(([, { rating }]) => rating.covers === 'troopers');
    expect(new Set(forTroopers.map(([, { group }]) => group))).toEqual(new Set(['barricade', 'pit']));
    expect(forTroopers.length).toBe(9);
  },
);

describe.each(ids)('the battlefield %s', (id) => {
  const area = layOutBattlefield(id);
  const { terrain } = area;
  const outlines = terrain.map(outlineOf);

  test('lies on the table with no piece on another', () => {
    expect(outlines.filter((outline) => !isInsideArea(area, outline))).toEqual([]);
    const overlapping = outlines.flatMap((outline, index) =>
      outlines.slice(index + 1).filter((other) => overlaps(outline, other)),
    );
    expect(overlapping).toEqual([]);
  });

  test('is the same for both players and survives being written down', () => {
    const turned = terrain.map(({ piece, pose }) => {
      const [x, y] = [area.width - pose.x, area.depth - pose.y];
      return `${piece} ${x.toFixed(2)} ${y.toFixed(2)} ${(pose.heading + 180) % 360}`;
    });
    const straight = terrain.map(
      ({ piece, pose }) => `${piece} ${pose.x.toFixed(2)} ${pose.y.toFixed(2)} ${pose.heading}`,
    );
    expect(turned.toSorted()).toEqual(straight.toSorted());
    expect(JSON.parse(JSON.stringify(terrain))).toEqual(terrain);
  });
});

test('the six battlefields have as many pieces as they were drawn with', () => {
  expect(ids.map((id) => [id, layOutBattlefield(id).terrain.length])).toEqual([
    ['homestead', 38],
    ['woods', 34],
    ['trench-line', 36],
    ['town', 40],
    ['depot', 44],
    ['ford', 40],
  ]);
});
