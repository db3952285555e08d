import { upgrade } from '../../../catalogue/index.ts';
import { ability } from '../../card-words.ts';

export const tomaxbren = ability('imperial:tiebomber:tomaxbren', {
  window: 'upgradeDiscarded',
  optional: false,
  once: 'round',
  applies: ({ table, self, discarded }) => {
    const found = table.ship(self).upgrades.find(({ key }) => key === discarded.card);
    return found !== undefined && upgrade(found.card).slot === 'elite';
  },
  resolve: ({ self, discarded }) => [{ kind: 'returnUpgrade', ship: self, key: discarded.card }],
});
