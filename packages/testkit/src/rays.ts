import type { Cylinder, Point, PointAbove, Prism, Solid } from '@sortie/geometry';

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

function above({ x, y }: Point, z: number): PointAbove {
  return { x, y, z };
}

/** How far a ray stays outside a prism at its nearest, by the sides of the prism; below 0 it runs inside. */
function missOf(from: PointAbove, to: PointAbove, { xs, ys, floor, top }: Prism): number {
  const outside = (share: number) => {
    const [x, y, z] = [
      from.x + (to.x - from.x) * share,
      from.y + (to.y - from.y) * share,
      from.z + (to.z - from.z) * share,
    ];
    let most = Math.max(z - top, floor - z);
    xs.forEach((end, index) => {
      const before = (index + xs.length - 1) % xs.length;
      const [ex, ey] = [end - xs[before]!, ys[index]! - ys[before]!];
      most = Math.max(most, ((x - xs[before]!) * ey - (y - ys[before]!) * ex) / Math.hypot(ex, ey));
    });
    return most;
  };
  let [low, high] = [0, 1];
  for (let turn = 0; turn < 40; turn++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if (outside(a) < outside(b)) high = b;
    else low = a;
  }
  return outside((low + high) / 2);
}

/** The least miss of a solid by any ray to the cylinder: from a coarse net, step by step towards the prism. */
export function leastMiss(eye: PointAbove, target: Cylinder, { prisms }: Solid): number {
  const [dx, dy] = [target.x - eye.x, target.y - eye.y];
  const towards = Math.atan2(-dy, -dx);
  const half = Math.acos(Math.min(1, target.radius / Math.hypot(dx, dy)));
  const lid = eye.z > target.top ? target.top : eye.z < target.bottom ? target.bottom : undefined;
  const onFront = (u: number, v: number): PointAbove => {
    const angle = towards + half * u;
    return above(
      { x: target.x + target.radius * Math.cos(angle), y: target.y + target.radius * Math.sin(angle) },
      target.bottom + ((target.top - target.bottom) * (v + 1)) / 2,
    );
  };
  const onLid = (u: number, v: number): PointAbove => {
    const angle = (Math.PI * u) / 2 + towards;
    return above(
      {
        x: target.x + target.radius * v * Math.cos(angle),
        y: target.y + target.radius * v * Math.sin(angle),
      },
      lid!,
    );
  };
  let least = Number.POSITIVE_INFINITY;
  for (const prism of prisms) {
    for (const chart of lid === undefined ? [onFront] : [onFront, onLid]) {
      least = Math.min(
        least,
        descend((u, v) => missOf(eye, chart(u, v), prism)),
      );
    }
  }
  return least;
}

/** The least value in the square from -1 to 1, by nets that close in on the best places of a coarse one. */
function descend(miss: (u: number, v: number) => number): number {
  const netAround = (u: number, v: number, size: number, count: number) =>
    Array.from({ length: (2 * count + 1) * (2 * count + 1) }, (_, index) => {
      const i = (index % (2 * count + 1)) - count;
      const j = Math.floor(index / (2 * count + 1)) - count;
      const at = {
        u: Math.max(-1, Math.min(1, u + (i * size) / count)),
        v: Math.max(-1, Math.min(1, v + (j * size) / count)),
      };
      return { ...at, miss: miss(at.u, at.v) };
    }).toSorted((one, other) => one.miss - other.miss);
  let least = Number.POSITIVE_INFINITY;
  for (const start of netAround(0, 0, 1, 10).slice(0, 6)) {
    let best = start;
    for (let size = 0.15; size > 1e-7 && least >= 0; size *= 0.6)
      best = netAround(best.u, best.v, size, 5)[0]!;
    least = Math.min(least, best.miss);
  }
  return least;
}
