import { card } from '../card-words.ts';
import { countOlderCopies } from './shapes.ts';

/** Halved once for each copy, rounded down each time. ar.known.damage.power-failure */
export const powerFailure = card('power-failure', {
  sets: { engineeringValue: ({ printed, ...at }) => printed >> (countOlderCopies(at) + 1) },
});
