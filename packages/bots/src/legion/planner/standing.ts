import type { Point } from '@sortie/geometry';
import { goalWorth } from '../objectives/assign.ts';
import type { Depth } from './depth.ts';
import { distanceBetween, type Field, type Squad } from './field.ts';
import { dangerAt, fireFrom } from './fire.ts';

/** What of the next shot can be counted on. */
const NEXT_SHOT = 0.5;
/** Points for each millimetre that a unit without a target is nearer to one. */
const NEARNESS = 0.012;

/** Nearer to an enemy that it could harm. */
function approach({ enemies }: Field, squad: Squad, at: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemies) least = Math.min(least, distanceBetween(at, enemy.at));
  return least === Number.POSITIVE_INFINITY ? 0 : -NEARNESS * least * Math.min(1, squad.points / 80);
}

/** What a unit that carries an objective token loses with its life beyond its points. */
const CARRIED = 60;

/** What standing at a place is worth to a unit, in points: what it can do from there against what it risks. */
export function standingWorth(field: Field, squad: Squad, at: Point, { caution, objective }: Depth): number {
  const fire = fireFrom(field, squad, at);
  const burden = squad.unit.claimed === null ? 1 : 1 + CARRIED / squad.points;
  const danger = caution > 0 ? caution * burden * dangerAt(field, squad, at) : 0;
  const drawn = objective * goalWorth(field, squad, at);
  return NEXT_SHOT * fire - danger + drawn + (fire > 0 ? 0 : approach(field, squad, at));
}
