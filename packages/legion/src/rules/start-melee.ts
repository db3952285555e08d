import { areInContact } from '../measuring/index.ts';
import type { LegionEffect, LegionState, MiniatureId, UnitId } from '../model/index.ts';
import { unitOf } from './in-play.ts';
import { canTouch } from './place-in-cohesion.ts';
import { figuresOf, hasMeleeWeapon } from './surroundings.ts';

/**
 * The opponent brings the rest of the unit that was contacted into contact, if it has a melee weapon.
 * lg.melee.start.3-opponent-minis, lg.melee.start.3-needs-melee-weapon
 */
export function placeContacted(
  state: LegionState,
  starter: UnitId,
  contacted: UnitId,
): readonly LegionEffect[] {
  const unit = unitOf(state, contacted);
  const mine = figuresOf(unitOf(state, starter));
  const apart = figuresOf(unit)
    .filter((figure) => !mine.some((each) => areInContact(figure, each)))
    .map(({ id }) => id as MiniatureId);
  const isArmed = unit.miniatures.some(({ id }) => hasMeleeWeapon(state, unit, id));
  if (!isArmed || apart.length === 0) return [];
  const placing = {
    unit: contacted,
    by: unit.seat,
    miniatures: apart,
    rule: 'lg.melee.start.3-opponent-minis',
    touching: [starter],
  };
  return canTouch(state, placing) ? [{ kind: 'orderPlacing', placing }] : [];
}
