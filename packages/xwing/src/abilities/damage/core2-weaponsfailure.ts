import { card } from '../card-rules.ts';
import { repairOn } from './shapes.ts';

const id = 'core2-weaponsfailure';

export const core2WeaponsFailure = card(id, {
  attackDice: ({ attack, self }) => (attack.attacker === self ? -1 : 0),
  action: repairOn(id, 'hit', 'crit'),
});
