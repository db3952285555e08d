import { card } from '../card-words.ts';
import { repairOn } from './shapes.ts';

const id = 'core2-weaponsfailure';

export const core2WeaponsFailure = card(id, {
  adds: { attackDice: ({ attack, self }) => (attack.attacker === self ? -1 : 0) },
  action: repairOn(id, 'hit', 'crit'),
});
