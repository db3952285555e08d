export { arctangent2 } from './arctangent2.ts';
export { type Box, boxesShare } from './box.ts';
export { distance, distanceSquared } from './distance.ts';
export { inContact } from './in-contact.ts';
export { isInside } from './is-inside.ts';
export { overlaps } from './overlaps.ts';
export { type Point, pointAlong, type Segment, squareBetween } from './point.ts';
export { fromTable, heading, headingTowards, moved, type Pose, pose, toTable, turned } from './pose.ts';
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
export { TOLERANCE } from './tolerance.ts';
export type { Degrees, Millimetres, SquareMillimetres } from './units.ts';
