import type { Point } from '@sortie/geometry';

interface Area {
  readonly width: number;
  readonly depth: number;
}

/** How far inside one of the four edges a point lies. */
type Inside = (point: Point) => number;

/** The part of a convex outline that lies on the table. */
export function withinArea(outline: readonly Point[], { width, depth }: Area): readonly Point[] {
  const edges: readonly Inside[] = [({ x }) => x, ({ x }) => width - x, ({ y }) => y, ({ y }) => depth - y];
  return edges.reduce(cut, outline);
}

function cut(outline: readonly Point[], inside: Inside): readonly Point[] {
  return outline.flatMap((point, place) => {
    const before = outline.at(place - 1)!;
    const [here, there] = [inside(point), inside(before)];
    const crossing = here >= 0 === there >= 0 ? [] : [between(before, point, there / (there - here))];
    return here >= 0 ? [...crossing, point] : crossing;
  });
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
