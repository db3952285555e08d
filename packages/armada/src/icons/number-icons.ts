import { characterPath } from '@sortie/scene';
import type { HullZone } from '../catalogue/index.ts';

/** A bar on the side of the ship that the number belongs to. */
const bars: Readonly<Record<HullZone, string>> = {
  front: 'M3 0H21V2.8H3Z',
  rear: 'M3 21.2H21V24H3Z',
  left: 'M0 3H2.8V21H0Z',
  right: 'M21.2 3H24V21H21.2Z',
};

const CHEVRONS = 'M0.5 5L7.5 12L0.5 19V15L3.5 12L0.5 9Z';
const HEXAGON = 'M12 0L22.4 6V18L12 24L1.6 18V6ZM12 2.4L3.7 7.2V16.8L12 21.6L20.3 16.8V7.2Z';

/** The shield dial of a hull zone. */
export function shieldIcon(zone: HullZone, shields: number): string {
  return bars[zone] + numberPath(shields, 7);
}

/** The speed dial. */
export function speedIcon(speed: number): string {
  return CHEVRONS + numberPath(speed, 11);
}

/** The hull points that a squadron's disk shows. */
export function hullIcon(hull: number): string {
  return HEXAGON + characterPath(String(hull), { x: 8.25, y: 6.75, square: 1.5 });
}

function numberPath(number: number, x: number): string {
  return characterPath(String(number), { x, y: 5, square: 2 });
}
