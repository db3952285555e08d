import type { Need } from '../../model/index.ts';
import { card, on } from '../card-words.ts';

/** One more ranged attack, no action, against a unit that it did not attack. lg.unit-keyword.gunslinger.second-attack, lg.unit-keyword.gunslinger.not-an-action */
export const gunslinger = card('gunslinger', {
  abilities: [
    on('after', {
      optional: true,
      applies: ({ self, deed }) => deed.unit === self && deed.isAttackAction && deed.isRangedAttack,
      needs: ({ self, deed }): Need => ({
        kind: 'attack',
        unit: self,
        types: 'ranged',
        against: null,
        notAgainst: deed.defenders,
      }),
      resolve: ({ self, deed }) => [
        {
          kind: 'orderAttack',
          attack: {
            unit: self,
            isAction: false,
            source: 'gunslinger',
            types: 'ranged',
            against: null,
            notAgainst: deed.defenders,
            only: null,
            isOptional: true,
          },
        },
      ],
    }),
  ],
});
