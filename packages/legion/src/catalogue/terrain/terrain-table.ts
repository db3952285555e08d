import type { CoverGrade, MovementRating, TerrainGroup, TerrainRating, TerrainRow } from './terrain-piece.ts';

export interface TableRow {
  readonly group: TerrainGroup;
  readonly rating: TerrainRating;
}

type Ratings = readonly [
  trooper: MovementRating,
  groundVehicle: MovementRating,
  repulsorVehicle: MovementRating,
];

function row(group: TerrainGroup, cover: CoverGrade, movement: Ratings): TableRow {
  const [trooper, groundVehicle, repulsorVehicle] = movement;
  const covers = group === 'barricade' || group === 'pit' ? 'troopers' : 'all';
  return {
    group,
    rating: { cover, covers, movement: { trooper, groundVehicle, repulsorVehicle }, hasHandholds: false },
  };
}

/** The terrain tables, which a declaration may change. lg.terrain.table.*, lg.terrain.tables-are-defaults */
export const terrainTable: Readonly<Record<TerrainRow, TableRow>> = {
  'shallow-water': row('area', 'none', ['difficult', 'difficult', 'open']),
  'deep-water': row('area', 'none', ['impassable', 'impassable', 'open']),
  'tall-grass': row('area', 'light', ['open', 'open', 'open']),
  woods: row('area', 'light', ['open', 'open', 'open']),
  ruins: row('area', 'heavy', ['difficult', 'difficult', 'difficult']),
  'dense-woods': row('area', 'heavy', ['difficult', 'difficult', 'impassable']),
  fence: row('barricade', 'none', ['difficult', 'open', 'open']),
  sandbags: row('barricade', 'light', ['difficult', 'open', 'open']),
  'low-hedge': row('barricade', 'light', ['difficult', 'open', 'open']),
  'low-embankment': row('barricade', 'light', ['difficult', 'open', 'open']),
  'low-stone-wall': row('barricade', 'heavy', ['difficult', 'open', 'open']),
  barricade: row('barricade', 'heavy', ['difficult', 'open', 'open']),
  foxhole: row('pit', 'light', ['difficult', 'open', 'open']),
  trench: row('pit', 'heavy', ['difficult', 'open', 'open']),
  'deep-crater': row('pit', 'heavy', ['difficult', 'difficult', 'open']),
  hill: row('large', 'light', ['open', 'open', 'open']),
  'tall-hedge': row('large', 'light', ['difficult', 'impassable', 'impassable']),
  'tall-embankment': row('large', 'light', ['impassable', 'impassable', 'impassable']),
  'tall-stone-wall': row('large', 'heavy', ['impassable', 'impassable', 'impassable']),
  building: row('large', 'heavy', ['impassable', 'impassable', 'impassable']),
};
