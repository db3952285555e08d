import type { XwingEffect } from '../../../model/index.ts';
import { card, on } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';
import { ordnance } from '../../ordnance.ts';

export const assaultMissiles = card('missile:assaultmissiles', {
  weapon: ordnance,
  abilities: [
    on('attackHit', {
      optional: false,
      applies: firesThis,
      resolve: ({ table, attack, key }) =>
        table.ships
          .filter(({ id }) => id !== attack.defender && table.range(attack.defender, id) === 1)
          .map(({ id }): XwingEffect => ({ kind: 'sufferDamage', ship: id, hits: 1, crits: 0, source: key })),
    }),
  ],
});
