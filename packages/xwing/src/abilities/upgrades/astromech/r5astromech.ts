import { damageCard } from '../../../catalogue/index.ts';
import type { CardKey } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const r5Astromech = ability('amd:r5astromech', {
  window: 'endPhase',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .ship(self)
      .damage.filter(({ faceup, card }) => faceup && card !== null && damageCard(card).trait === 'ship')
      .map(({ key }) => key),
  resolve: ({ self }, key: CardKey) => [{ kind: 'flipDamageCard', ship: self, key, faceup: false }],
});
