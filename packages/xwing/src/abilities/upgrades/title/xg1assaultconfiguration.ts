import { upgrade } from '../../../catalogue/index.ts';
import { card } from '../../card-words.ts';

export const xg1AssaultConfiguration = card('title:xg1assaultconfiguration', {
  permits: {
    attackDisabled: ({ ship, weapon }, { self }) => {
      const fired = ship.upgrades.find(({ key }) => key === weapon);
      if (ship.id !== self || !fired) return false;
      const { slot, points } = upgrade(fired.card);
      return slot === 'cannon' && points <= 2;
    },
  },
});
