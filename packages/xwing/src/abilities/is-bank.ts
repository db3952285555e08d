import type { Maneuver } from '../catalogue/index.ts';

export function isBank({ bearing }: Maneuver): boolean {
  return bearing === 'bankLeft' || bearing === 'bankRight';
}
