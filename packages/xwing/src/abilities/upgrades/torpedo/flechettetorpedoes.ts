import { card, on } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';
import { ordnance } from '../../ordnance.ts';

/** Ships with more hull than this take no stress from it. */
const MOST_HULL = 4;

export const flechetteTorpedoes = card('torpedo:flechettetorpedoes', {
  weapon: ordnance,
  abilities: [
    on('afterAttack', {
      optional: false,
      applies: (at) => firesThis(at) && at.table.hullValue(at.attack.defender) <= MOST_HULL,
      resolve: ({ attack }) => [{ kind: 'assignTokens', ship: attack.defender, token: 'stress', count: 1 }],
    }),
  ],
});
