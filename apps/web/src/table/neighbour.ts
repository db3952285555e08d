import type { Point } from '@sortie/geometry';

export type Direction = 'up' | 'down' | 'left' | 'right';

export const arrowKeys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** One step on the table, y up, for whoever sees it from the other edge too. */
export function stepTowards(direction: Direction, isTurned: boolean): Point {
  const sign = isTurned ? -1 : 1;
  switch (direction) {
    case 'up':
      return { x: 0, y: sign };
    case 'down':
      return { x: 0, y: -sign };
    case 'left':
      return { x: -sign, y: 0 };
    case 'right':
      return { x: sign, y: 0 };
  }
}

interface Placed {
  readonly id: string;
  readonly pose: Point;
}

/** The next piece in a direction: the nearer the better, and what lies aside counts double. */
export function neighbour(pieces: readonly Placed[], from: string, step: Point): string | undefined {
  const here = pieces.find(({ id }) => id === from)?.pose;
  if (!here) return pieces[0]?.id;
  let best: { readonly id: string; readonly cost: number } | undefined;
  for (const { id, pose } of pieces) {
    const along = (pose.x - here.x) * step.x + (pose.y - here.y) * step.y;
    const aside = Math.abs((pose.x - here.x) * step.y - (pose.y - here.y) * step.x);
    const cost = along + 2 * aside;
    if (id !== from && along > 0 && aside <= along * 3 && (!best || cost < best.cost)) best = { id, cost };
  }
  return best?.id;
}

/** The piece that a finger beside all of them means: the nearest within reach. */
export function nearestPiece(
  pieces: readonly (Placed & { readonly reach: number })[],
  at: Point,
  finger: number,
): string | undefined {
  const near = pieces
    .map(({ id, pose, reach }) => ({ id, away: Math.hypot(pose.x - at.x, pose.y - at.y), reach }))
    .filter(({ away, reach }) => away <= Math.max(reach, finger))
    .sort((one, other) => one.away - other.away);
  return near[0]?.id;
}
