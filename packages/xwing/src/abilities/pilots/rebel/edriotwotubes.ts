import { ability } from '../../card-words.ts';

export const edriotwotubes = ability('rebel:xwing:edriotwotubes', {
  window: 'startOfShipActivation',
  optional: true,
  applies: ({ table, self, activation }) => activation.ship === self && table.ship(self).tokens.focus > 0,
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: null }),
  resolve: ({ self }) => [{ kind: 'offerFreeAction', ship: self, actions: null, source: 'edriotwotubes' }],
});
