import { card } from '../card-rules.ts';
import { repairOn } from './shapes.ts';

const id = 'core-weaponmalfunction';

export const coreWeaponMalfunction = card(id, {
  primaryWeapon: () => -1,
  action: repairOn(id, 'hit', 'crit'),
});
