import {
  type Area,
  type Millimetres,
  NO_FLOOR,
  type Point,
  type Polygon,
  placeShape,
  polygon,
  type Solid,
  solidOver,
} from '@sortie/geometry';
import { type Offset, type TerrainPiece, type TerrainRating, terrainPiece } from '../catalogue/index.ts';
import type { Battlefield, Terrain } from '../model/index.ts';

/** A solid block of a terrain piece where it stands. */
export interface Block {
  readonly shape: Polygon;
  readonly floor: Millimetres;
  readonly top: Millimetres;
  readonly holds: boolean;
}

/** A terrain piece where it stands, ready to be measured. */
export interface Feature {
  readonly id: string;
  readonly piece: TerrainPiece;
  /** As declared, else as the book's table has it. lg.terrain.declare.fixed-for-all-affected */
  readonly rating: TerrainRating;
  readonly outline: Polygon;
  readonly blocks: readonly Block[];
  /** What of it can hide a miniature; nothing can be seen through. */
  readonly solid: Solid | undefined;
  /** The room of area terrain, which hides nothing and yet covers. lg.terrain.area.volume */
  readonly volume: Solid | undefined;
}

/** The battlefield in three dimensions. Plain data says the same; this is only ready to be asked often. */
export interface Relief {
  readonly area: Area;
  readonly features: readonly Feature[];
  /** Features that hide, and their solids, in the same order. */
  readonly hiding: readonly Feature[];
  readonly solids: readonly Solid[];
  /** Features by squares of the table, each with what a base in it might reach. */
  readonly squares: readonly (readonly Feature[])[];
  readonly columns: number;
}

/** The side of a square. */
const SQUARE: Millimetres = 50;
/** The widest base, and a little, reaches no farther than this from its middle. */
const WIDEST: Millimetres = 51;

const localShapes = new Map<readonly Offset[], Polygon>();

function localShape(outline: readonly Offset[]): Polygon {
  const kept = localShapes.get(outline);
  if (kept !== undefined) return kept;
  const shape = polygon(outline.map(([x, y]) => ({ x, y })));
  localShapes.set(outline, shape);
  return shape;
}

/** Blocks upon blocks reach down to the ground; only the tops of the lower ones are covered. */
function solidOf(blocks: readonly Block[]): Solid {
  return {
    prisms: blocks.flatMap(({ shape, top }) => solidOver(shape, { floor: NO_FLOOR, top }).prisms),
  };
}

export function featureOf({ id, piece: kind, pose, declared }: Terrain): Feature {
  const piece = terrainPiece(kind);
  const outline = placeShape(localShape(piece.outline), pose);
  const blocks = piece.blocks.map(({ footprint, floor, top, holds }) => ({
    shape: placeShape(localShape(footprint), pose),
    floor,
    top,
    holds,
  }));
  const isVolume = piece.group === 'area' && piece.height > 0;
  return {
    id,
    piece,
    rating: { ...piece.rating, ...declared },
    outline,
    blocks,
    solid: piece.blocksSight ? solidOf(blocks) : undefined,
    volume: isVolume ? solidOver(outline, { floor: NO_FLOOR, top: piece.height }) : undefined,
  };
}

function sortIntoSquares(area: Area, features: readonly Feature[], columns: number) {
  const rows = Math.ceil(area.depth / SQUARE);
  return Array.from({ length: columns * rows }, (_, index) => {
    const [left, low] = [(index % columns) * SQUARE, Math.floor(index / columns) * SQUARE];
    return features.filter(
      ({ outline: { box } }) =>
        box.minX - WIDEST <= left + SQUARE &&
        box.maxX + WIDEST >= left &&
        box.minY - WIDEST <= low + SQUARE &&
        box.maxY + WIDEST >= low,
    );
  });
}

function raise({ width, depth, terrain }: Battlefield): Relief {
  const area = { width, depth };
  const features = terrain.map(featureOf);
  const hiding = features.filter(({ solid }) => solid !== undefined);
  const columns = Math.ceil(width / SQUARE);
  return {
    area,
    features,
    hiding,
    solids: hiding.map(({ solid }) => solid!),
    squares: sortIntoSquares(area, features, columns),
    columns,
  };
}

/** Terrain does not change in play, so the same list is raised once; so is a copy of one seen of late. */
const raised = new WeakMap<readonly Terrain[], Relief>();
const ofLate: { readonly key: string; readonly relief: Relief }[] = [];
const KEPT = 8;

export function reliefOf(battlefield: Battlefield): Relief {
  const known = raised.get(battlefield.terrain);
  if (known !== undefined && known.area.width === battlefield.width) return known;
  const key = JSON.stringify([battlefield.width, battlefield.depth, battlefield.terrain]);
  const kept = ofLate.find((entry) => entry.key === key)?.relief;
  const relief = kept ?? raise(battlefield);
  if (kept === undefined) {
    ofLate.unshift({ key, relief });
    ofLate.splice(KEPT);
  }
  raised.set(battlefield.terrain, relief);
  return relief;
}

/** The features that a base with its middle here might reach. */
export function featuresNear({ area, squares, columns }: Relief, { x, y }: Point): readonly Feature[] {
  const column = Math.floor(Math.max(0, Math.min(area.width - 1, x)) / SQUARE);
  const row = Math.floor(Math.max(0, Math.min(area.depth - 1, y)) / SQUARE);
  return squares[row * columns + column]!;
}
