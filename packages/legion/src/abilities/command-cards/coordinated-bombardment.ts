import { card } from '../card-words.ts';
import { calledInAttack } from './called-in-attack.ts';

/** One attack on each of up to three enemy units. */
export const coordinatedBombardment = card('coordinated-bombardment', {
  abilities: [calledInAttack('coordinated-bombardment', 3)],
});
