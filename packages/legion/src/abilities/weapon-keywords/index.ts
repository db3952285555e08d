import type { WeaponKeywordId } from '../../catalogue/index.ts';
import type { CardRules } from '../card-rules.ts';
import { blast } from './blast.ts';
import { highVelocity } from './high-velocity.ts';
import { immuneDeflect } from './immune-deflect.ts';
import { impact } from './impact.ts';
import { ion } from './ion.ts';
import { pierce } from './pierce.ts';
import { suppressive } from './suppressive.ts';
import { towCable } from './tow-cable.ts';

/**
 * What each weapon keyword does while its pool is resolved. Cumbersome, Fixed and Spray are a matter of forming it,
 * Arm and Detonate of the unit that has the weapon.
 */
export const weaponKeywordRules = [
  blast,
  highVelocity,
  immuneDeflect,
  impact,
  ion,
  pierce,
  suppressive,
  towCable,
] as const satisfies readonly (CardRules & { readonly card: WeaponKeywordId })[];
