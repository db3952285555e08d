import type { ArcPath, Path } from './path.ts';
import type { Point } from './point.ts';
import { allToTable, type Pose, toTable } from './pose.ts';
import { sectorOfRing } from './sector.ts';
import { convexPolygon, type Polygon, type Sector } from './shape.ts';
import { cosine, sine } from './sine.ts';
import type { Millimetres } from './units.ts';

function footprint(start: Pose, length: Millimetres, width: Millimetres): Polygon {
  const side = width / 2;
  const corners: readonly Point[] = [
    { x: -side, y: 0 },
    { x: side, y: 0 },
    { x: side, y: length },
    { x: -side, y: length },
  ];
  return convexPolygon(allToTable(start, corners));
}

function curvedFootprint(path: ArcPath, start: Pose, length: Millimetres): Sector {
  const { radius, width, towards } = path;
  const degrees = (path.angle * length) / path.length;
  const mirror = towards === 'right' ? 1 : -1;
  const directions: readonly Point[] = [
    { x: -mirror, y: 0 },
    { x: -mirror * cosine(degrees), y: sine(degrees) },
  ];
  const [first, last] = allToTable({ x: 0, y: 0, heading: start.heading }, directions) as [Point, Point];
  return sectorOfRing({
    centre: toTable(start, { x: mirror * radius, y: 0 }),
    inner: radius - width / 2,
    outer: radius + width / 2,
    // A ring runs anticlockwise, a right curve clockwise.
    from: towards === 'right' ? last : first,
    to: towards === 'right' ? first : last,
  });
}

/** What the first stretch of the path covers, measured along its centre line. */
export function partialPathShape(path: Path, start: Pose, length: Millimetres): Polygon | Sector {
  const travelled = Math.min(Math.max(length, 0), path.length);
  return path.kind === 'straight'
    ? footprint(start, travelled, path.width)
    : curvedFootprint(path, start, travelled);
}

/** What the path covers when the middle of its start edge lies at the pose, heading along it. */
export function pathShape(path: Path, start: Pose): Polygon | Sector {
  return partialPathShape(path, start, path.length);
}
