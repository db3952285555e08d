import type { Millimetres } from '@sortie/geometry';

/** Across and ahead of the middle of a piece. */
export type Offset = readonly [x: Millimetres, y: Millimetres];

/**
 * The groups of the book's terrain tables. lg.terrain.barricade.kinds, lg.terrain.area.kinds, lg.terrain.pit.kinds,
 * lg.terrain.large.block-los-and-movement
 */
export type TerrainGroup = 'barricade' | 'area' | 'pit' | 'large';

/** A row of the terrain tables; each has a rule of its own, lg.terrain.table.*. */
export type TerrainRow =
  | 'shallow-water'
  | 'deep-water'
  | 'tall-grass'
  | 'woods'
  | 'ruins'
  | 'dense-woods'
  | 'fence'
  | 'sandbags'
  | 'low-hedge'
  | 'low-embankment'
  | 'low-stone-wall'
  | 'barricade'
  | 'foxhole'
  | 'trench'
  | 'deep-crater'
  | 'hill'
  | 'tall-hedge'
  | 'tall-embankment'
  | 'tall-stone-wall'
  | 'building';

/** lg.terrain.cover.three-grades */
export type CoverGrade = 'none' | 'light' | 'heavy';

/** lg.terrain.open.no-effect, lg.terrain.difficult.definition, lg.terrain.impassable.no-move */
export type MovementRating = 'open' | 'difficult' | 'impassable';

/** Whom a movement rating is for; emplacement troopers move as troopers. lg.terrain.by-unit-type */
export type Mover = 'trooper' | 'groundVehicle' | 'repulsorVehicle';

/** What a piece is worth in cover, to whom, and how it is moved through; players may declare otherwise. */
export interface TerrainRating {
  readonly cover: CoverGrade;
  /** Barricades and pits cover troopers only. lg.terrain.barricade.no-vehicle-cover, lg.terrain.pit.troopers-only */
  readonly covers: 'all' | 'troopers';
  readonly movement: Readonly<Record<Mover, MovementRating>>;
  /** Ladders, steps or handholds all round. lg.vertical.clamber.ladder-declared */
  readonly hasHandholds: boolean;
}

/**
 * A block of a piece with upright sides. A hill of two steps is two blocks, one upon the other, so every surface
 * has its own height. lg.height.multi-level
 */
export interface TerrainBlock {
  readonly footprint: readonly Offset[];
  readonly floor: Millimetres;
  readonly top: Millimetres;
  /** Whether miniatures can stand on it. lg.move.end.terrain-agreement */
  readonly holds: boolean;
}

export interface TerrainPiece<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly group: TerrainGroup;
  readonly row: TerrainRow;
  readonly outline: readonly Offset[];
  /** To the top of its tallest element; 0 when it is flat. */
  readonly height: Millimetres;
  /** How far a pit goes down; 0 for everything else. */
  readonly depth: Millimetres;
  readonly rating: TerrainRating;
  /** The solid blocks it is made of, in which nothing can stand; none for areas and pits. */
  readonly blocks: readonly TerrainBlock[];
  /** Whether its blocks hide what is behind them; a fence is solid and can be seen through. */
  readonly blocksSight: boolean;
}
