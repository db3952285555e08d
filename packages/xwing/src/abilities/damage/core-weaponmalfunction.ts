import { card } from '../card-words.ts';
import { repairOn } from './shapes.ts';

const id = 'core-weaponmalfunction';

export const coreWeaponMalfunction = card(id, {
  adds: { primaryWeapon: -1 },
  action: repairOn(id, 'hit', 'crit'),
});
