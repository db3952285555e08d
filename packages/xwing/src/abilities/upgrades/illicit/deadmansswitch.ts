import type { XwingEffect } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const deadMansSwitch = ability('illicit:deadmansswitch', {
  window: 'shipDestroyed',
  optional: false,
  applies: ({ self, destroyed }) => destroyed.ship === self,
  resolve: ({ table, self, key }) =>
    table.ships
      .filter(({ id }) => id !== self && table.range(self, id) === 1)
      .map(({ id }): XwingEffect => ({ kind: 'sufferDamage', ship: id, hits: 1, crits: 0, source: key })),
});
