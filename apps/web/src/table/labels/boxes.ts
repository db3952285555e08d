import type { Box } from '../camera/framing.ts';

/** Pixels that are kept free between two boxes. */
const GAP = 1.5;

/** The area that two boxes share, with the gap between them. */
export function areaOver(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) + GAP;
  if (width <= 0) return 0;
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) + GAP;
  return height <= 0 ? 0 : width * height;
}

export function areOver(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width + GAP &&
    other.x < one.x + one.width + GAP &&
    one.y < other.y + other.height + GAP &&
    other.y < one.y + one.height + GAP
  );
}
