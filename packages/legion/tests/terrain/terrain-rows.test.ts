import { type TerrainPieceId, terrainPiece, terrainPieces } from '@sortie/legion/catalogue';
import { difficultAlong, firstStop, layTool, lengthOf } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { coverGivenBy } from '../../src/rules/cover-given.ts';
import { figure, relief } from '../measuring/figures.ts';
import { traveller } from '../measuring/travellers.ts';
import { shows } from '../shows.ts';

const movers = ['luke-skywalker', 'at-rt', 't-47-airspeeder'] as const;

/** What a piece is for a trooper, a ground vehicle and a repulsor vehicle that cross it, and its cover. */
function rowOf(piece: TerrainPieceId): readonly string[] {
  const table = relief([piece, 600, 400]);
  const ways = movers.map((unit) => {
    const who = traveller(unit);
    const start = { ...figure('mover', 600, 220, unit).stand, heading: 0 };
    const route = layTool(start, who.base, { speed: 3, angle: 0, bend: 0 });
    if (firstStop(route, who, table, [])?.kind === 'terrain') return 'impassable';
    return difficultAlong(route, lengthOf(route), who, table).length > 0 ? 'difficult' : 'open';
  });
  const { rating } = terrainPiece(piece);
  const troopers = { card: 'rebel-troopers' } as const;
  return [coverGivenBy({ kind: 'terrain', rating, hidesAll: false }, troopers), ...ways];
}

const rowsOf = (pieces: readonly TerrainPieceId[]) => pieces.map((piece) => [piece, ...rowOf(piece)]);

shows('lg.terrain.table.dense-woods', 'dense woods cover well and stop repulsor vehicles', () => {
  expect(rowsOf(['forest-dense'])).toEqual([
    ['forest-dense', 'heavy', 'difficult', 'difficult', 'impassable'],
  ]);
});

shows(
  [
    'lg.terrain.table.fence',
    'lg.terrain.table.sandbags',
    'lg.terrain.table.low-hedge',
    'lg.terrain.table.low-embankment',
    'lg.terrain.table.low-stone-wall',
    'lg.terrain.table.barricade',
    'lg.terrain.barricade.kinds',
  ],
  'what is of the barricade group slows troopers alone and covers by its kind',
  () => {
    const group = terrainPieces.filter((piece) => piece.group === 'barricade').map(({ id }) => id);
    expect(rowsOf(group)).toEqual([
      ['barricade', 'heavy', 'difficult', 'open', 'open'],
      ['sandbags', 'light', 'difficult', 'open', 'open'],
      ['fence', 'none', 'difficult', 'open', 'open'],
      ['hedge-low', 'light', 'difficult', 'open', 'open'],
      ['bank-low', 'light', 'difficult', 'open', 'open'],
      ['wall-low', 'heavy', 'difficult', 'open', 'open'],
      ['wall-low-corner', 'heavy', 'difficult', 'open', 'open'],
      ['crates-low', 'heavy', 'difficult', 'open', 'open'],
      ['pipeline', 'heavy', 'difficult', 'open', 'open'],
    ]);
  },
);

shows(
  [
    'lg.terrain.table.foxhole',
    'lg.terrain.table.trench',
    'lg.terrain.table.deep-crater',
    'lg.terrain.pit.kinds',
    'lg.terrain.difficult.examples',
  ],
  'holes and trenches slow troopers, and a deep crater slows whoever drives through it',
  () => {
    const group = terrainPieces.filter((piece) => piece.group === 'pit').map(({ id }) => id);
    expect(rowsOf(group)).toEqual([
      ['crater-small', 'light', 'difficult', 'open', 'open'],
      ['crater-large', 'heavy', 'difficult', 'difficult', 'open'],
      ['trench', 'heavy', 'difficult', 'open', 'open'],
    ]);
  },
);

shows(
  [
    'lg.terrain.table.tall-hedge',
    'lg.terrain.table.tall-embankment',
    'lg.terrain.table.tall-stone-wall',
    'lg.terrain.impassable.kinds',
    'lg.terrain.large.building-default',
  ],
  'a tall hedge is pushed through on foot, and tall banks, walls, buildings and wrecks by nobody',
  () => {
    const shut = ['impassable', 'impassable', 'impassable'];
    expect(rowsOf(['hedge-tall', 'bank-tall', 'wall-tall', 'house-large', 'generator', 'wreck'])).toEqual([
      ['hedge-tall', 'light', 'difficult', 'impassable', 'impassable'],
      ['bank-tall', 'light', ...shut],
      ['wall-tall', 'heavy', ...shut],
      ['house-large', 'heavy', ...shut],
      ['generator', 'heavy', ...shut],
      ['wreck', 'heavy', ...shut],
    ]);
  },
);

shows('lg.terrain.area.kinds', 'woods, grass, water and ruins are areas', () => {
  const group = terrainPieces.filter((piece) => piece.group === 'area');
  expect([...new Set(group.map(({ row }) => row))]).toEqual([
    'woods',
    'dense-woods',
    'tall-grass',
    'shallow-water',
    'deep-water',
    'ruins',
  ]);
});
