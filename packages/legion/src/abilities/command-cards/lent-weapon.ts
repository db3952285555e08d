import { type CommandCardId, commandCard, type Weapon } from '../../catalogue/index.ts';

/** The weapon printed on a command card. */
export function weaponOn(id: CommandCardId): Weapon {
  const { weapon } = commandCard(id);
  if (!weapon) throw new Error(`${id} has no weapon`);
  return weapon;
}
