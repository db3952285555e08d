import { isInside, type Point, polygon } from '@sortie/geometry';
import { type Piece, reachOf, type Shape } from '@sortie/scene';
import {
  type Offset,
  terrainPiece as piecesNamed,
  type TerrainGroup,
  type TerrainPieceId,
} from '../catalogue/index.ts';
import type { Terrain } from '../model/index.ts';
import { hatchOf } from './hatch.ts';
import type { SceneWords } from './scene-words.ts';

/** The characters that stand for terrain where a table is drawn in characters. */
const glyphs: Readonly<Record<TerrainGroup, string>> = { barricade: '=', area: '%', pit: 'v', large: '#' };

/** Up to these heights in millimetres a roof is drawn in the next darker shade. */
const SHADES: readonly number[] = [25, 45, 80, 130];

/** The shorter side of the smallest piece on which its height is written. */
const LEGIBLE = 45;

const drawn = new Map<TerrainPieceId, readonly Shape[]>();

/** A terrain piece from above: what it is by its edge and hatching, how high by the shade of every roof. */
export function terrainShapes(id: TerrainPieceId): readonly Shape[] {
  const known = drawn.get(id);
  if (known) return known;
  const { outline, row, blocks, depth } = piecesNamed(id);
  const points = pointsOf(outline);
  const shapes: readonly Shape[] = [
    { role: `ground-${row}`, points, isFlat: true },
    ...hatchOf(row, points).map((line): Shape => ({ role: `hatch-${row}`, points: line, isFlat: true })),
    ...(depth > 0 ? [{ role: 'pit-floor', points: shrunk(points), isFlat: true } as const] : []),
    ...[...blocks]
      .sort((one, other) => one.top - other.top)
      .map(({ footprint, top, holds }) => ({
        role: `${holds ? 'roof' : 'solid'}-${shadeOf(top)}`,
        points: pointsOf(footprint),
      })),
  ];
  drawn.set(id, shapes);
  return shapes;
}

function pointsOf(offsets: readonly Offset[]): readonly Point[] {
  return offsets.map(([x, y]) => ({ x, y }));
}

function shrunk(points: readonly Point[]): readonly Point[] {
  return points.map(({ x, y }) => ({ x: x * 0.72, y: y * 0.72 }));
}

/** Its shorter side; a corner of walls has none to write on. */
function breadthOf(offsets: readonly Offset[]): number {
  const span = (of: (offset: Offset) => number) =>
    Math.max(...offsets.map(of)) - Math.min(...offsets.map(of));
  const isFilled = isInside({ x: 0, y: 0 }, polygon(pointsOf(offsets)));
  return isFilled
    ? Math.min(
        span(([x]) => x),
        span(([, y]) => y),
      )
    : 0;
}

function shadeOf(top: number): number {
  const place = SHADES.findIndex((limit) => top <= limit);
  return (place === -1 ? SHADES.length : place) + 1;
}

/** A terrain piece where it lies, or where it is held in the hand. */
export function terrainPiece({ id, piece, pose, declared }: Terrain, { names, words }: SceneWords): Piece {
  const { group, height, depth, rating, outline } = piecesNamed(piece);
  const { cover } = { ...rating, ...declared };
  const known = names.terrain(id);
  const title = known === id ? words.names.terrain[piece] : known;
  const tall = height > 0 ? [words.height(height)] : depth > 0 ? [words.depth(depth)] : [];
  const shapes = terrainShapes(piece);
  return {
    id,
    kind: 'terrain',
    side: null,
    pose,
    shapes,
    reach: reachOf(shapes),
    name: [title, ...tall, words.names.cover[cover]].join(', '),
    title,
    glyph: glyphs[group],
    // On anything smaller a number could not be read.
    ...(height > 0 && breadthOf(outline) > LEGIBLE ? { inscription: String(Math.round(height)) } : {}),
  };
}
