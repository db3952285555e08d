export { type Arc, arcLines, isPointInArc } from './arc.ts';
export { arctangent2 } from './arctangent2.ts';
export { type Box, boxDistanceSquared, boxesShare } from './box.ts';
export { clearLine } from './clear-line.ts';
export { contains } from './contains.ts';
export { crosses } from './crosses.ts';
export { depth } from './depth.ts';
export { distance, distanceSquared } from './distance.ts';
export { distanceSquaredToPoint } from './distance-to-point.ts';
export { farthest } from './farthest.ts';
export { clippedToArc, inArc } from './in-arc.ts';
export { inContact } from './in-contact.ts';
export { isInside } from './is-inside.ts';
export { type Nearest, nearest } from './nearest.ts';
export { nearestInArc, shortestOf } from './nearest-in-arc.ts';
export { type Moving, overlapStretches } from './overlap-stretches.ts';
export { overlaps } from './overlaps.ts';
export { poseOnPath } from './path.ts';
export { placed } from './placed.ts';
export { type Point, pointAlong, type Segment, squareBetween } from './point.ts';
export { fromTable, heading, headingTowards, moved, type Pose, pose, toTable, turned } from './pose.ts';
export { type Bands, band, isAt, isBeyond, isWithin } from './range-band.ts';
export {
  type Band,
  type Compound,
  compound,
  type Disc,
  disc,
  type Polygon,
  polygon,
  polygonAt,
  rectangle,
  type Shape,
} from './shape.ts';
export { cosine, sine } from './sine.ts';
export { type Slide, type SlideResult, slideBack } from './slide-back.ts';
export { lineAt, type Span } from './span.ts';
export { type Stretch, uncovered } from './stretch.ts';
export {
  bank,
  type CurvedTemplate,
  type Side,
  type StraightTemplate,
  straight,
  type Template,
  templateEnd,
  turn,
} from './template.ts';
export { partialTemplateShape, templateShape } from './template-shape.ts';
export { TOLERANCE } from './tolerance.ts';
export type { Degrees, Millimetres, SquareMillimetres } from './units.ts';
