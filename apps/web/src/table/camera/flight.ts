import type { Size } from '../whole-table.ts';
import type { Sight } from './framing.ts';

/** A sight on the way from one to another: it grows at one pace, about the point that stands still. */
export function sightBetween(from: Sight, to: Sight, share: number, view: Size): Sight {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const k = from.k * (to.k / from.k) ** share;
  const part = from.k === to.k ? share : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k);
  const [start, end] = [middleOf(from, view), middleOf(to, view)];
  const x = start.x + (end.x - start.x) * part;
  const y = start.y + (end.y - start.y) * part;
  return { k, x: view.width / 2 - x * k, y: view.height / 2 - y * k };
}

/** Slow at both ends. */
export function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Milliseconds: longer for a longer way. */
export function flightTime(from: Sight, to: Sight, view: Size): number {
  const [start, end] = [middleOf(from, view), middleOf(to, view)];
  const way = (Math.hypot(end.x - start.x, end.y - start.y) * Math.max(from.k, to.k)) / view.width;
  const growth = Math.abs(Math.log2(to.k / from.k));
  return 400 + 200 * Math.min(1, way / 2 + growth / 3);
}

function middleOf({ x, y, k }: Sight, { width, height }: Size) {
  return { x: (width / 2 - x) / k, y: (height / 2 - y) / k };
}
