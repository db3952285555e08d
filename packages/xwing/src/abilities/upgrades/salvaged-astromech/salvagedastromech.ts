import { damageCard } from '../../../catalogue/index.ts';
import { ability } from '../../card-words.ts';

export const salvagedAstromech = ability('samd:salvagedastromech', {
  window: 'faceupDamageDealt',
  optional: true,
  discards: true,
  applies: ({ dealing, table, self }) => {
    const dealt = dealing.ship === self ? table.damage(self, dealing.key) : undefined;
    return dealt?.faceup === true && dealt.card !== null && damageCard(dealt.card).trait === 'ship';
  },
  resolve: ({ dealing, self }) => [{ kind: 'discardDamageCard', ship: self, key: dealing.key }],
});
