import type { ActionName, ShipId, Table } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** Of these the rules offer those that have an action. */
function cardActions(table: Table, self: ShipId): readonly ActionName[] {
  return table.ship(self).upgrades.map(({ key }): ActionName => `card ${key}`);
}

export const experimentalInterface = ability('mod:experimentalinterface', {
  window: 'afterAction',
  optional: true,
  once: 'round',
  applies: ({ self, chance }) => chance.ship === self,
  needs: ({ table, self }) => ({ kind: 'freeAction', ship: self, actions: cardActions(table, self) }),
  resolve: ({ table, self, key }) => [
    {
      kind: 'offerFreeAction',
      ship: self,
      actions: cardActions(table, self),
      source: key,
      afterwards: [{ kind: 'assignTokens', ship: self, token: 'stress', count: 1 }],
    },
  ],
});
