import { card } from '../../card-words.ts';
import { isBank } from '../../is-bank.ts';

export const twinIonEngineMkIi = card('mod:twinionenginemkii', {
  sets: { difficulty: ({ maneuver }) => (isBank(maneuver) ? 'green' : undefined) },
});
