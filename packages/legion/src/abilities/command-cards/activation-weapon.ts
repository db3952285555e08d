import type { CommandCardId } from '../../catalogue/index.ts';
import { card } from '../card-words.ts';
import { weaponOn } from './lent-weapon.ts';

/** A card with a weapon that its owner has in its own activation, and at no other time. */
export function activationWeapon<const Id extends CommandCardId>(id: Id) {
  return card(id, { weapons: ({ table, self }) => (table.isActive(self) ? [weaponOn(id)] : []) });
}
