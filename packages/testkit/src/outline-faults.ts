import type { Point } from '@sortie/geometry';

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
export function outlineFaults(outline: readonly Point[]): readonly string[] {
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

export function outlineArea(outline: readonly Point[]): number {
  const twice = edgesOf(outline).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0);
  return Math.abs(twice) / 2;
}

export function containsPoint(outline: readonly Point[], point: Point): boolean {
  const edges = edgesOf(outline);
  if (edges.some((edge) => isOn(edge, point))) return true;
  const crossings = edges.filter(
    ([from, to]) =>
      from.y > point.y !== to.y > point.y &&
      point.x < from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x),
  );
  return crossings.length % 2 === 1;
}
