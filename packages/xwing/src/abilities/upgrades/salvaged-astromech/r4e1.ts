import { upgrade } from '../../../catalogue/index.ts';
import type { ActionName, Ship } from '../../../model/index.ts';
import { card, on } from '../../card-words.ts';

function isOfWeapon({ upgrades }: Ship, action: ActionName | null): boolean {
  const own = upgrades.find(({ key }) => action === `card ${key}`);
  return own !== undefined && ['torpedoes', 'bomb'].includes(upgrade(own.card).slot);
}

export const r4e1 = card('samd:r4e1', {
  permits: {
    actWhileStressed: ({ ship, action }, { self }) => ship.id === self && isOfWeapon(ship, action),
  },
  abilities: [
    on('afterAction', {
      optional: true,
      discards: true,
      applies: ({ table, self, chance }) =>
        chance.ship === self &&
        table.ship(self).tokens.stress > 0 &&
        isOfWeapon(table.ship(self), chance.action),
      resolve: ({ self }) => [{ kind: 'removeTokens', ship: self, token: 'stress', count: 1 }],
    }),
  ],
});
