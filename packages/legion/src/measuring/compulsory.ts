import { type Advance, advanceAlong, type Surroundings } from './advance.ts';
import { radiusOf } from './figures.ts';
import type { Traveller } from './passage.ts';
import { lengthOf, type Route } from './tool.ts';

export interface CompulsoryEnd extends Advance {
  /** At the end of the tool, or backed up to the first place it can rest. lg.compulsory-move.back-up.completes */
  readonly isFull: boolean;
}

/**
 * Where a compulsory move ends on a route: at its end; backed up by at most half a base where only terrain that the
 * unit may pass over is in the way; else as far as it can go. lg.compulsory-move.back-up.minimum,
 * lg.compulsory-move.back-up.completes, lg.compulsory-move.partial-if-blocked
 */
export function endCompulsoryMove(
  route: Route,
  who: Traveller,
  around: Surroundings,
): CompulsoryEnd | undefined {
  const end = advanceAlong(route, who, around);
  if (end === undefined) return undefined;
  const isNearEnd = lengthOf(route) - end.after <= radiusOf(who.base);
  const isTerrain = end.fault?.rule === 'lg.move.end.flat-surface';
  return { ...end, isFull: end.isWhole || (end.stop === undefined && isNearEnd && isTerrain) };
}
