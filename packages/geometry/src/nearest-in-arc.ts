import { type Arc, arcLines, isPointInArc } from './arc.ts';
import { clippedToArc } from './in-arc.ts';
import { type Nearest, nearest } from './nearest.ts';
import { pointAlong, type Segment, squareBetween } from './point.ts';
import type { Pose } from './pose.ts';
import { convexPolygon, type Disc, type Polygon, type Shape } from './shape.ts';
import { dropRepeats, lineAt } from './span.ts';
import { TOLERANCE } from './tolerance.ts';

/** The shortest of several measurements, as of one shape made of theirs. */
export function shortestOf(results: readonly Nearest[]): Nearest | undefined {
  if (results.length === 0) return undefined;
  const least = results.reduce(
    (most, result) => Math.min(most, result.distanceSquared),
    Number.POSITIVE_INFINITY,
  );
  const limit = Math.sqrt(least) + TOLERANCE;
  const lines = results
    .flatMap((result) => result.lines)
    .filter((span) => {
      const { start, end } = lineAt(span, 0.5);
      return squareBetween(start, end) <= limit * limit;
    });
  return { distanceSquared: least, lines: dropRepeats(lines) };
}

/** The part of a line that lies in a disc. */
function chord(line: Segment, target: Disc): Segment | undefined {
  const { start, end } = line;
  const length = Math.sqrt(squareBetween(start, end));
  const dx = (end.x - start.x) / length;
  const dy = (end.y - start.y) / length;
  const along = (target.centre.x - start.x) * dx + (target.centre.y - start.y) * dy;
  const across = (target.centre.y - start.y) * dx - (target.centre.x - start.x) * dy;
  const radius = target.radius + TOLERANCE;
  if (Math.abs(across) > radius) return undefined;
  const half = Math.sqrt(radius * radius - across * across);
  if (along + half < 0 || along - half > length) return undefined;
  const shareAt = (distance: number) => Math.min(1, Math.max(0, distance / length));
  return {
    start: pointAlong(line, shareAt(along - half)),
    end: pointAlong(line, shareAt(along + half)),
  };
}

/** The nearest point of a disc, if it lies in the arc; else a point on one of the arc's lines. */
function nearestOfDisc(from: Shape, pose: Pose, arc: Arc, target: Disc): Nearest | undefined {
  const free = nearest(from, target);
  const isIn = free.lines.some(({ to }) => isPointInArc(pose, arc, to.start));
  if (isIn || (free.lines.length === 0 && isPointInArc(pose, arc, target.centre))) return free;
  const chords = arcLines(pose, arc).flatMap((line) => chord(line, target) ?? []);
  return shortestOf(chords.map(({ start, end }) => nearest(from, convexPolygon([start, end]))));
}

/**
 * Like `nearest`, but only to points of the target that lie in the arc at the pose; the line may begin
 * anywhere on the first shape. Undefined when no point of the target is in the arc.
 */
export function nearestInArc(from: Shape, pose: Pose, arc: Arc, target: Polygon | Disc): Nearest | undefined {
  if (arc.kind === 'all') return nearest(from, target);
  if (target.kind === 'disc') return nearestOfDisc(from, pose, arc, target);
  const parts = target.convex ? [target] : target.parts;
  const seen = parts.flatMap((part) => clippedToArc(pose, arc, part) ?? []);
  return shortestOf(seen.map((part) => nearest(from, part)));
}
