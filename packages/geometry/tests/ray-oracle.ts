import type { Cylinder, Point, PointAbove, Solid } from '@sortie/geometry';

/** How many millimetres of a ray run inside a solid before its end: clipped against the outline, edge by edge. */
export function insideLength(from: PointAbove, to: PointAbove, { prisms }: Solid): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  let most = 0;
  for (const { xs, ys, floor, top } of prisms) {
    let [start, end] = [0, 1];
    const clip = (atStart: number, atEnd: number) => {
      if (atStart < 0 && atEnd < 0) end = -1;
      else if (atStart < 0) start = Math.max(start, atStart / (atStart - atEnd));
      else if (atEnd < 0) end = Math.min(end, atStart / (atStart - atEnd));
    };
    xs.forEach((x, index) => {
      const before = (index + xs.length - 1) % xs.length;
      const [bx, by] = [xs[before]!, ys[before]!];
      const [ex, ey] = [x - bx, ys[index]! - by];
      clip(ex * (from.y - by) - ey * (from.x - bx), ex * (to.y - by) - ey * (to.x - bx));
    });
    clip(top - from.z, top - to.z);
    clip(Math.max(from.z - floor, -1e9), Math.max(to.z - floor, -1e9));
    most = Math.max(most, (end - start) * length);
  }
  return most;
}

export function isBlocked(
  from: PointAbove,
  to: PointAbove,
  solids: readonly Solid[],
  margin: number,
): boolean {
  return solids.some((solid) => insideLength(from, to, solid) > margin);
}

/** Points of a cylinder that face the eye: its front, and its top or bottom as far as the eye sees them. */
export function facing(eye: PointAbove, target: Cylinder, across: number, upwards: number): PointAbove[] {
  const [dx, dy] = [target.x - eye.x, target.y - eye.y];
  const towards = Math.atan2(-dy, -dx);
  const half = Math.acos(Math.min(1, target.radius / Math.hypot(dx, dy)));
  const points: PointAbove[] = [];
  for (let column = 0; column <= across; column++) {
    const angle = towards - half + (2 * half * column) / across;
    const rim = (radius: number, z: number) =>
      points.push({ x: target.x + radius * Math.cos(angle), y: target.y + radius * Math.sin(angle), z });
    for (let row = 0; row <= upwards; row++) {
      rim(target.radius, target.bottom + ((target.top - target.bottom) * row) / upwards);
    }
    const lid = eye.z > target.top ? target.top : eye.z < target.bottom ? target.bottom : undefined;
    if (lid === undefined) continue;
    for (const share of [0, 0.35, 0.7, -0.35, -0.7, -1]) rim(target.radius * share, lid);
  }
  return points;
}

export function shrink(target: Cylinder, by: number): Cylinder {
  const { x, y, radius, bottom, top } = target;
  return { x, y, radius: radius - by, bottom: bottom + by, top: top - by };
}

/** How far a point is from the surface of the cylinder. */
export function offSurface(point: PointAbove, target: Cylinder): number {
  const out = Math.hypot(point.x - target.x, point.y - target.y) - target.radius;
  const above = point.z - target.top;
  const below = target.bottom - point.z;
  return Math.abs(Math.max(out, above, below));
}

export function above({ x, y }: Point, z: number): PointAbove {
  return { x, y, z };
}
