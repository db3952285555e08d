import { arctangent2 } from './arctangent2.ts';
import type { ArcPath, Path } from './path.ts';
import type { Point } from './point.ts';
import { type Pose, pose, toTable } from './pose.ts';
import { cosine, sine } from './sine.ts';
import type { Millimetres } from './units.ts';

/** In the frame of the path's start edge, as if it curved to the right. */
function pointOnCurve(path: ArcPath, at: Millimetres): Point {
  const { radius, angle, length } = path;
  if (at <= 0) return { x: 0, y: at };
  const degrees = at >= length ? angle : (angle * at) / length;
  const beyond = Math.max(0, at - length);
  const s = sine(degrees);
  const c = cosine(degrees);
  return { x: radius * (1 - c) + beyond * s, y: radius * s + beyond * c };
}

/** The later point of the path's arc at the distance: where two circles meet. */
function aheadOnArc(path: ArcPath, rear: Point, reach: Millimetres): Point {
  const { radius } = path;
  const dx = radius - rear.x;
  const dy = 0 - rear.y;
  const square = dx * dx + dy * dy;
  const along = (square + reach * reach - radius * radius) / (2 * square);
  const across = Math.sqrt(Math.max(0, (reach * reach) / square - along * along));
  // The arc runs clockwise about its centre, so ahead is to the left of the way to the centre.
  return { x: rear.x + dx * along - dy * across, y: rear.y + dy * along + dx * across };
}

/** The point of the straight beyond the path at the distance: where a line leaves a circle. */
function aheadBeyond(path: ArcPath, rear: Point, reach: Millimetres): Point {
  const end = pointOnCurve(path, path.length);
  const tx = sine(path.angle);
  const ty = cosine(path.angle);
  const along = (end.x - rear.x) * tx + (end.y - rear.y) * ty;
  const square = (end.x - rear.x) * (end.x - rear.x) + (end.y - rear.y) * (end.y - rear.y);
  const beyond = Math.sqrt(Math.max(0, along * along + reach * reach - square)) - along;
  return { x: end.x + tx * beyond, y: end.y + ty * beyond };
}

/**
 * The point of the path ahead of `rear` by the straight distance `reach`. The path never turns by more than
 * a right angle, so distances along it only grow.
 */
function pointAhead(path: ArcPath, rear: Point, reach: Millimetres): Point {
  if (rear.x === 0 && rear.y <= -reach) return { x: 0, y: rear.y + reach };
  const end = pointOnCurve(path, path.length);
  const toEnd = (end.x - rear.x) * (end.x - rear.x) + (end.y - rear.y) * (end.y - rear.y);
  return toEnd > reach * reach ? aheadOnArc(path, rear, reach) : aheadBeyond(path, rear, reach);
}

/** The middles of a base's rear and front edge, in the frame of the path as if it curved right. */
export interface Chord {
  readonly rear: Point;
  readonly front: Point;
}

export function chordOnCurve(path: ArcPath, baseLength: Millimetres, at: Millimetres): Chord {
  const rear = pointOnCurve(path, at);
  if (at < path.length) return { rear, front: pointAhead(path, rear, baseLength) };
  const s = sine(path.angle);
  const c = cosine(path.angle);
  return { rear, front: { x: rear.x + baseLength * s, y: rear.y + baseLength * c } };
}

/**
 * Where a base lies with the middles of its front and rear edge on the path's centre line, extended
 * straight at both ends. `start` is the base before the move; `at` is the path length from the path's
 * start to the rear middle, from -baseLength (the start) to the path's length (the end).
 */
export function poseOnPath(path: Path, start: Pose, baseLength: Millimetres, at: Millimetres): Pose {
  const half = baseLength / 2;
  if (path.kind === 'straight') {
    const to = toTable(start, { x: 0, y: at + baseLength });
    return pose(to.x, to.y, start.heading);
  }
  const { rear, front } = chordOnCurve(path, baseLength, at);
  const mirror = path.towards === 'right' ? 1 : -1;
  const turn = arctangent2(front.x - rear.x, front.y - rear.y);
  const middle = toTable(start, {
    x: (mirror * (rear.x + front.x)) / 2,
    y: half + (rear.y + front.y) / 2,
  });
  return pose(middle.x, middle.y, start.heading + mirror * turn);
}
