import { unitCard } from '../catalogue/index.ts';
import type { Figure } from '../measuring/index.ts';
import type { Unit } from '../model/index.ts';
import type { PlacedMiniature } from './in-play.ts';

/** A miniature where it stands, as it is measured. */
export function figureOf(unit: Pick<Unit, 'card'>, { id, stand }: PlacedMiniature): Figure {
  const { base, height } = unitCard(unit.card);
  return { id, stand, base, height };
}
