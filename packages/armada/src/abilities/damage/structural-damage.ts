import { card } from '../card-words.ts';
import { atOnce } from './shapes.ts';

const id = 'structural-damage';

/** ar.known.damage.structural-damage */
export const structuralDamage = card(id, {
  abilities: [
    atOnce({
      resolve: ({ table, self }) => [
        { kind: 'dealDamageCard', ship: table.ship(self).id, faceup: false, source: id },
      ],
    }),
  ],
});
