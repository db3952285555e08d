import { ability } from '../../card-words.ts';

export const ysanneIsard = ability('crew:ysanneisard', {
  window: 'startOfCombat',
  optional: true,
  applies: ({ table, self }) => table.ship(self).shields === 0 && table.ship(self).damage.length > 0,
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['evade'] }),
  resolve: ({ self, key }) => [{ kind: 'offerFreeAction', ship: self, actions: ['evade'], source: key }],
});
