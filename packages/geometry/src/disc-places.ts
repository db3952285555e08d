import { type Box, boxDistanceSquared } from './box.ts';
import { closestOnSegment } from './closest-point.ts';
import { distanceSquaredToPoint } from './distance-to-point.ts';
import { type Guide, guidesAround, guidesInside, meetings } from './guide.ts';
import { type Point, pointAlong, squareBetween } from './point.ts';
import { placePoint } from './pose.ts';
import type { Shape } from './shape.ts';
import { cosine, sine } from './sine.ts';
import { TOLERANCE } from './tolerance.ts';
import type { Millimetres } from './units.ts';

/** A disc that is to be put down in contact with something. */
export interface DiscPlacing {
  readonly radius: Millimetres;
  readonly touching: Shape;
  /** It may touch these, but not overlap them. */
  readonly clearOf: readonly Shape[];
  /** The whole disc lies in here. */
  readonly inside: Box;
}

/** Whether the middle of the disc may lie at this point. */
export function isDiscPlace({ radius, touching, clearOf, inside }: DiscPlacing, at: Point): boolean {
  const gap = Math.sqrt(distanceSquaredToPoint(touching, at)) - radius;
  if (Math.abs(gap) > TOLERANCE) return false;
  const reach = radius - TOLERANCE;
  if (at.x - reach < inside.minX || at.x + reach > inside.maxX) return false;
  if (at.y - reach < inside.minY || at.y + reach > inside.maxY) return false;
  for (const shape of clearOf) if (distanceSquaredToPoint(shape, at) < reach * reach) return false;
  return true;
}

/** Only what a disc in contact could reach. */
function narrowPlacing(placing: DiscPlacing): DiscPlacing {
  const reach = 2 * placing.radius + TOLERANCE;
  const clearOf = placing.clearOf.filter(
    ({ box }) => boxDistanceSquared(box, placing.touching.box) <= reach * reach,
  );
  return { ...placing, clearOf };
}

/** Where the disc touches two things at once: every free stretch around the shape ends at such a place. */
function tightPlaces(placing: DiscPlacing, guides: readonly Guide[]): readonly Point[] {
  const { radius, clearOf, inside } = placing;
  const others = [
    ...clearOf.flatMap((shape) => guidesAround(shape, radius)),
    ...guidesInside(inside, radius),
  ];
  return guides.flatMap((guide, index) => [
    ...guides.slice(index + 1).flatMap((other) => meetings(guide, other)),
    ...others.flatMap((other) => meetings(guide, other)),
  ]);
}

function evenPlaces(guide: Guide, step: Millimetres): readonly Point[] {
  if (guide.kind === 'line') {
    const { line } = guide;
    const count = Math.ceil(Math.sqrt(squareBetween(line.start, line.end)) / step);
    return Array.from({ length: count + 1 }, (_, index) => pointAlong(line, index / Math.max(1, count)));
  }
  const { centre, radius } = guide;
  const count = Math.ceil((6.3 * radius) / step);
  return Array.from({ length: count }, (_, index) => {
    const degrees = (360 * index) / count;
    return { x: centre.x + radius * sine(degrees), y: centre.y + radius * cosine(degrees) };
  });
}

/** Far apart: whether there is room shows at the tight places, if nowhere else. */
const COARSE: Millimetres = 50;

/** Whether there is room at all. */
export function hasDiscPlace(placing: DiscPlacing): boolean {
  const narrow = narrowPlacing(placing);
  const guides = guidesAround(narrow.touching, narrow.radius);
  const isLegal = (at: Point) => isDiscPlace(narrow, placePoint(at));
  return (
    guides.some((guide) => evenPlaces(guide, COARSE).some(isLegal)) ||
    tightPlaces(narrow, guides).some(isLegal)
  );
}

/**
 * Legal places, no farther apart than the step, and with them all that touch two things at once: this finds a place
 * if and only if there is room.
 */
export function discPlaces(placing: DiscPlacing, step: Millimetres): readonly Point[] {
  const narrow = narrowPlacing(placing);
  const guides = guidesAround(narrow.touching, narrow.radius);
  const even = guides.flatMap((guide) => evenPlaces(guide, step));
  const legal = [...even, ...tightPlaces(narrow, guides)]
    .map(placePoint)
    .filter((at) => isDiscPlace(narrow, at));
  return [...new Map(legal.map((at) => [`${at.x} ${at.y}`, at])).values()];
}

function nearestOnGuide(guide: Guide, wanted: Point): Point {
  if (guide.kind === 'line') return closestOnSegment(guide.line.start, guide.line.end, wanted);
  const { centre, radius } = guide;
  const length = Math.sqrt(squareBetween(centre, wanted));
  if (length === 0) return { x: centre.x, y: centre.y + radius };
  return pointAlong({ start: centre, end: wanted }, radius / length);
}

/** The legal place nearest to a point, if there is room at all. */
export function nearestDiscPlace(placing: DiscPlacing, wanted: Point): Point | undefined {
  const narrow = narrowPlacing(placing);
  const guides = guidesAround(narrow.touching, narrow.radius);
  const candidates = [
    ...guides.map((guide) => nearestOnGuide(guide, wanted)),
    ...tightPlaces(narrow, guides),
  ].map(placePoint);
  const byDistance = candidates.toSorted((a, b) => squareBetween(a, wanted) - squareBetween(b, wanted));
  return byDistance.find((at) => isDiscPlace(narrow, at));
}
