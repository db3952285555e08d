import { isInside, type Point, polygon } from '@sortie/geometry';
import { circle } from '@sortie/scene';
import type { TerrainRow } from '../catalogue/index.ts';

/** How the ground of some rows is hatched: by strokes, waves or tufts so far apart. */
const patterns: Readonly<
  Partial<Record<TerrainRow, { readonly kind: 'stroke' | 'wave' | 'tuft'; readonly apart: number }>>
> = {
  'shallow-water': { kind: 'wave', apart: 22 },
  'deep-water': { kind: 'wave', apart: 13 },
  'tall-grass': { kind: 'stroke', apart: 14 },
  woods: { kind: 'tuft', apart: 34 },
  'dense-woods': { kind: 'tuft', apart: 24 },
  ruins: { kind: 'stroke', apart: 26 },
};

/** The hatching of a piece's ground, so that its kind is seen without colours. */
export function hatchOf(row: TerrainRow, outline: readonly Point[]): readonly (readonly Point[])[] {
  const pattern = patterns[row];
  if (pattern === undefined) return [];
  const shape = polygon(outline);
  const draw = { stroke, wave, tuft }[pattern.kind];
  return spots(outline, pattern.apart).flatMap((spot) => {
    const line = draw(spot, pattern.apart);
    return line.every((point) => isInside(point, shape)) ? [line] : [];
  });
}

/** Places in rows, every other row moved by half. */
function spots(outline: readonly Point[], apart: number): readonly Point[] {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const found: Point[] = [];
  let isMoved = false;
  for (let y = Math.min(...ys) + apart / 2; y < Math.max(...ys); y += apart) {
    const start = Math.min(...xs) + (isMoved ? apart : apart / 2);
    for (let x = start; x < Math.max(...xs); x += apart) found.push({ x, y });
    isMoved = !isMoved;
  }
  return found;
}

function stroke({ x, y }: Point, apart: number): readonly Point[] {
  const reach = apart / 4;
  return [
    { x: x - reach, y: y - reach },
    { x: x + reach, y: y + reach },
    { x: x + reach - 0.8, y: y + reach + 0.8 },
    { x: x - reach - 0.8, y: y - reach + 0.8 },
  ];
}

function wave({ x, y }: Point, apart: number): readonly Point[] {
  const reach = apart / 3;
  const crest = (dip: number): readonly Point[] => [
    { x: x - reach, y: y - dip },
    { x: x - reach / 3, y: y + 1.6 - dip },
    { x: x + reach / 3, y: y - 1.6 - dip },
    { x: x + reach, y: y - dip },
  ];
  return [...crest(0), ...[...crest(0.9)].reverse()];
}

function tuft(at: Point, apart: number): readonly Point[] {
  return circle(apart / 3.2, at, 9);
}
