export type { Arc } from './arc.ts';
export { arctangent2 } from './arctangent2.ts';
export {
  type Area,
  boxOfArea,
  depthFrom,
  depthsFrom,
  type Edge,
  isInsideArea,
  isInsideBox,
  oppositeEdge,
  protrusions,
} from './area.ts';
export { type Box, boxDistanceSquared } from './box.ts';
export { clearLine } from './clear-line.ts';
export { closestOnPolygon } from './closest-point.ts';
export { pointsOnCircle, pointsOutside } from './contact-ring.ts';
export { crosses, stretchesIn } from './crosses.ts';
export { type DiscPlacing, discPlaces, hasDiscPlace, isDiscPlace, nearestDiscPlace } from './disc-places.ts';
export { distanceSquared } from './distance.ts';
export { distanceSquaredToPoint } from './distance-to-point.ts';
export { farthest } from './farthest.ts';
export { type HalfPlane, leftOf } from './half-plane.ts';
export { pointsInAll, reachesInto } from './half-plane-region.ts';
export { firstAround, pointsAround, searchAround } from './hexagons.ts';
export { clippedToArc, inArc } from './in-arc.ts';
export { inContact } from './in-contact.ts';
export { isInside, isInsideBy } from './is-inside.ts';
export { isSeen, type Look, lookAt } from './look.ts';
export { type Nearest, nearest } from './nearest.ts';
export { nearestInArc, shortestOf } from './nearest-in-arc.ts';
export { type Moving, overlapStretches } from './overlap-stretches.ts';
export { overlaps } from './overlaps.ts';
export { passesOver } from './passes-over.ts';
export { arcPath, type LeftOrRight, type Path, pathEnd, straightPath } from './path.ts';
export { partialPathShape, pathShape } from './path-shape.ts';
export { placeShape } from './place-shape.ts';
export { type Point, pointAlong, type Segment, squareBetween } from './point.ts';
export {
  fromTable,
  heading,
  headingTowards,
  movePose,
  type Pose,
  placeLength,
  placePoint,
  pose,
  toTable,
  turnPose,
} from './pose.ts';
export { poseOnPath } from './pose-on-path.ts';
export { type Heights, NO_FLOOR, type Prism, roundSolid, type Solid, solidOver } from './prism.ts';
export { bandOf } from './range-band.ts';
export { scatter } from './scatter.ts';
export {
  type Compound,
  compound,
  type Disc,
  disc,
  type Polygon,
  polygon,
  rectangle,
  type Shape,
} from './shape.ts';
export type { Cylinder, PointAbove } from './sight-window.ts';
export { cosine, sine } from './sine.ts';
export { type Slide, type SlideResult, slideBack } from './slide-back.ts';
export { lineAt, type Span } from './span.ts';
export { findUncovered, joinStretches, type Stretch } from './stretch.ts';
export { sweepDisc } from './sweep-disc.ts';
export { TOLERANCE } from './tolerance.ts';
export type { Degrees, Millimetres, SquareMillimetres } from './units.ts';
export { type Link, walk } from './walk.ts';
