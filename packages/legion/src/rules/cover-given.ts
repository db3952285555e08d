import { type TerrainRating, unitCard } from '../catalogue/index.ts';
import type { CoverGrade, Unit } from '../model/index.ts';
import { isTrooper } from './values.ts';

/** What stands between: a terrain piece as it was declared, or a miniature that counts as area terrain. */
export type Covering =
  | { readonly kind: 'terrain'; readonly rating: TerrainRating; readonly hidesAll: boolean }
  | { readonly kind: 'miniature'; readonly isOnWheels: boolean; readonly hidesAll: boolean };

/**
 * Ground vehicles and emplacement troopers; other troopers and repulsor vehicles give no cover.
 * lg.cover.from-units.as-area-terrain, lg.cover.from-units.trooper-none, lg.cover.from-units.repulsor-none
 */
export function hidesOthers({ card }: Pick<Unit, 'card'>): boolean {
  const { type } = unitCard(card);
  return type === 'groundVehicle' || type === 'emplacementTrooper';
}

/**
 * The cover that something gives a miniature of the defender: what was declared, if it is any for such units, and
 * heavy where it hides all of it. lg.cover.result.terrain-type, lg.cover.result.barricade-trooper-heavy,
 * lg.cover.check.only-covering-pieces
 */
export function coverGivenBy(covering: Covering, defender: Pick<Unit, 'card'>): CoverGrade {
  if (covering.kind === 'miniature') {
    // lg.cover.from-units.walker-emplacement-light, lg.cover.from-units.wheeled-tracked-heavy
    return covering.isOnWheels || covering.hidesAll ? 'heavy' : 'light';
  }
  const { cover, covers } = covering.rating;
  // lg.terrain.barricade.no-vehicle-cover, lg.terrain.pit.troopers-only
  if (covers === 'troopers' && !isTrooper(defender)) return 'none';
  // lg.terrain.cover.full-block-is-heavy
  return covering.hidesAll ? 'heavy' : cover;
}
