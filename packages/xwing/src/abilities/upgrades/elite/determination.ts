import { damageCard } from '../../../catalogue/index.ts';
import { ability } from '../../card-words.ts';

export const determination = ability('ept:determination', {
  window: 'faceupDamageDealt',
  optional: false,

  applies: ({ dealing, table, self }) => {
    const dealt = dealing.ship === self ? table.damage(self, dealing.key) : undefined;
    return dealt?.faceup === true && dealt.card !== null && damageCard(dealt.card).trait === 'pilot';
  },

  resolve: ({ dealing, self }) => [{ kind: 'discardDamageCard', ship: self, key: dealing.key }],
});
