import { showing } from '@sortie/kernel';
import type { ShipId, Table, XwingEffect } from '../../model/index.ts';
import { card, on } from '../card-words.ts';

/** The harpoon goes off among the ships around. */
function strikeAround(table: Table, self: ShipId, source: string): readonly XwingEffect[] {
  return table.ships
    .filter(({ id }) => id !== self && table.range(self, id) === 1)
    .map(({ id }) => ({ kind: 'sufferDamage', ship: id, hits: 1, crits: 0, source }));
}

export const harpooned = card('harpooned', {
  abilities: [
    on('attackHit', {
      optional: false,
      applies: ({ self, attack }) =>
        attack.defender === self && showing(attack.attackDice, 'crit').length > 0,
      resolve: ({ table, self, key }) => [
        ...strikeAround(table, self, key),
        { kind: 'removeCondition', ship: self, key },
        { kind: 'dealDamageCard', ship: self, faceup: false, source: key },
      ],
    }),
    on('shipDestroyed', {
      optional: false,
      applies: ({ self, destroyed }) => destroyed.ship === self,
      resolve: ({ table, self, key }) => strikeAround(table, self, key),
    }),
  ],
  action: {
    perform: ({ self, key }) => {
      const hit: XwingEffect = { kind: 'sufferDamage', ship: self, hits: 1, crits: 0, source: key };
      return [
        { kind: 'removeCondition', ship: self, key },
        { kind: 'rollFor', ship: self, source: 'harpooned', count: 1, outcomes: { hit: [hit], crit: [hit] } },
      ];
    },
  },
});
