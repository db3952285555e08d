import type { Point } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';

/** Where the words of a mark stand: in the middle of a line, on the upper rim of a band, within any other area. */
export function markLabelSpot(mark: Mark, isTurned: boolean): Point | undefined {
  const { points } = mark;
  if (points.length === 0) return undefined;
  if (mark.kind === 'line') return middleOfLine(points);
  if (/^(band|arc|ring)/.test(mark.role)) return uppermost(points, isTurned);
  return centre(points);
}

function middleOfLine(points: readonly Point[]): Point {
  const lengths = points
    .slice(1)
    .map((to, index) => Math.hypot(to.x - points[index]!.x, to.y - points[index]!.y));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const share = left / length;
      const [from, to] = [points[index]!, points[index + 1]!];
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
  }
  return points[0]!;
}

/** The middle of the highest stretch, as somebody at this edge sees it. */
function uppermost(points: readonly Point[], isTurned: boolean): Point {
  const sign = isTurned ? -1 : 1;
  const top = Math.max(...points.map(({ y }) => y * sign));
  const highest = points.filter(({ y }) => top - y * sign < 1);
  const x = highest.reduce((sum, point) => sum + point.x, 0) / highest.length;
  return { x, y: top * sign };
}

/** The balance point of the area; of its corners when it has none. */
function centre(points: readonly Point[]): Point {
  let [x, y, double] = [0, 0, 0];
  for (const [index, to] of points.entries()) {
    const from = points.at(index - 1)!;
    const cross = from.x * to.y - to.x * from.y;
    double += cross;
    x += (from.x + to.x) * cross;
    y += (from.y + to.y) * cross;
  }
  if (Math.abs(double) > 1e-6) return { x: x / (3 * double), y: y / (3 * double) };
  const sum = points.reduce((all, point) => ({ x: all.x + point.x, y: all.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
