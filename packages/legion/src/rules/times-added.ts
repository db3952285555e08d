import type { WeaponChoice } from '../model/index.ts';
import type { WeaponOption } from './pool-options.ts';

/** How often these miniatures add the weapon's dice. lg.weapon-keyword.spray.multiply */
export function timesAddedBy({ users }: WeaponOption, { miniatures }: WeaponChoice): number {
  return users.reduce((sum, { miniature, times }) => sum + (miniatures.includes(miniature) ? times : 0), 0);
}
