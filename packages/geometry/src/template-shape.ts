import { sectorOfRing } from './band.ts';
import type { Point } from './point.ts';
import { type Pose, toTable } from './pose.ts';
import { type Band, convexPolygon, type Polygon } from './shape.ts';
import { cosine, sine } from './sine.ts';
import type { CurvedTemplate, Template } from './template.ts';
import type { Millimetres } from './units.ts';

function footprint(start: Pose, length: Millimetres, width: Millimetres): Polygon {
  const side = width / 2;
  const corners: readonly Point[] = [
    { x: -side, y: 0 },
    { x: side, y: 0 },
    { x: side, y: length },
    { x: -side, y: length },
  ];
  return convexPolygon(corners.map((corner) => toTable(start, corner)));
}

function curvedFootprint(template: CurvedTemplate, start: Pose, length: Millimetres): Band {
  const { radius, width, side } = template;
  const degrees = (template.angle * length) / template.length;
  const mirror = side === 'right' ? 1 : -1;
  const direction = (x: number, y: number): Point =>
    toTable({ x: 0, y: 0, heading: start.heading }, { x, y });
  const first = direction(-mirror, 0);
  const last = direction(-mirror * cosine(degrees), sine(degrees));
  return sectorOfRing({
    centre: toTable(start, { x: mirror * radius, y: 0 }),
    inner: radius - width / 2,
    outer: radius + width / 2,
    // A ring runs anticlockwise, a right curve clockwise.
    from: side === 'right' ? last : first,
    to: side === 'right' ? first : last,
  });
}

/** What the first stretch of the template covers, measured along its centre line. */
export function partialTemplateShape(template: Template, start: Pose, length: Millimetres): Polygon | Band {
  const travelled = Math.min(Math.max(length, 0), template.length);
  return template.kind === 'straight'
    ? footprint(start, travelled, template.width)
    : curvedFootprint(template, start, travelled);
}

/** What the template covers when the middle of its start edge lies at the pose, heading along it. */
export function templateShape(template: Template, start: Pose): Polygon | Band {
  return partialTemplateShape(template, start, template.length);
}
