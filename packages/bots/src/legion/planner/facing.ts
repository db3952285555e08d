import { cosine, headingTowards } from '@sortie/geometry';
import type { Stand } from '@sortie/legion/model';
import { type Field, gapTo, type Squad } from './field.ts';
import { likelyBlow } from './fire.ts';

/** What looking at the best target is worth to a vehicle: weapons are fixed to arcs, and armour is weak behind. */
const FACING = 6;

/** How well a vehicle looks from there towards whom it can harm most, or towards the nearest enemy. */
export function headingWorth(field: Field, squad: Squad, stand: Stand): number {
  let most = Number.NEGATIVE_INFINITY;
  let towards = stand.heading;
  for (const enemy of field.enemies) {
    const gap = gapTo(stand, squad.radius, enemy);
    const worth = likelyBlow(field, squad, enemy, gap) - 0.001 * gap;
    if (worth > most) [most, towards] = [worth, headingTowards(stand, enemy.at)];
  }
  return FACING * cosine(towards - stand.heading);
}
