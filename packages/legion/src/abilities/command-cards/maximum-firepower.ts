import { card } from '../card-words.ts';
import { calledInAttack } from './called-in-attack.ts';

export const maximumFirepower = card('maximum-firepower', {
  abilities: [calledInAttack('maximum-firepower', 1)],
});
