import { upgrade } from '../../../catalogue/index.ts';
import { card } from '../../card-words.ts';

const slots = ['torpedoes', 'missiles'];

export const os1ArsenalLoadout = card('title:os1arsenalloadout', {
  permits: {
    attackDisabled: ({ ship, target, weapon }, { self }) => {
      const fired = ship.upgrades.find(({ key }) => key === weapon);
      if (ship.id !== self || !fired || ship.lock?.target !== target.id) return false;
      return slots.includes(upgrade(fired.card).slot);
    },
  },
});
