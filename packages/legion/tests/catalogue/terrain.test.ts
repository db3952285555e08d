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
  [
    'lg.terrain.tables-are-defaults',
    'lg.terrain.table.shallow-water',
    'lg.terrain.table.deep-water',
    'lg.terrain.table.tall-grass',
    'lg.terrain.table.woods',
    'lg.terrain.table.ruins',
    'lg.terrain.table.dense-woods',
    'lg.terrain.table.fence',
    'lg.terrain.table.sandbags',
    'lg.terrain.table.low-hedge',
    'lg.terrain.table.low-embankment',
    'lg.terrain.table.low-stone-wall',
    'lg.terrain.table.barricade',
    'lg.terrain.table.foxhole',
    'lg.terrain.table.trench',
    'lg.terrain.table.deep-crater',
    'lg.terrain.table.hill',
    'lg.terrain.table.tall-hedge',
    'lg.terrain.table.tall-embankment',
    'lg.terrain.table.tall-stone-wall',
    'lg.terrain.table.building',
  ],
  'the tables give each kind of terrain a group, a cover and a rating for each type of unit',
  () => {
    const rows = Object.entries(terrainTable).map(([row, { group, rating }]) => {
      const { trooper, groundVehicle, repulsorVehicle } = rating.movement;
      return [row, group, rating.cover, trooper, groundVehicle, repulsorVehicle].join(' ');
    });
    expect(rows).toEqual([
      'shallow-water area none difficult difficult open',
      'deep-water area none impassable impassable open',
      'tall-grass area light open open open',
      'woods area light open open open',
      'ruins area heavy difficult difficult difficult',
      'dense-woods area heavy difficult difficult impassable',
      'fence barricade none difficult open open',
      'sandbags barricade light difficult open open',
      'low-hedge barricade light difficult open open',
      'low-embankment barricade light difficult open open',
      'low-stone-wall barricade heavy difficult open open',
      'barricade barricade heavy difficult open open',
      'foxhole pit light difficult open open',
      'trench pit heavy difficult open open',
      'deep-crater pit heavy difficult difficult open',
      'hill large light open open open',
      'tall-hedge large light difficult impassable impassable',
      'tall-embankment large light impassable impassable impassable',
      'tall-stone-wall large heavy impassable impassable impassable',
      'building large heavy impassable impassable impassable',
    ]);
    expect(Object.values(terrainTable).filter(({ rating }) => rating.hasHandholds)).toEqual([]);
  },
);

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
