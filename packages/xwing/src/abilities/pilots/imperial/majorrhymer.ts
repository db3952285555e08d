import { upgrade } from '../../../catalogue/index.ts';
import { card } from '../../card-words.ts';

export const majorrhymer = card('imperial:tiebomber:majorrhymer', {
  sets: {
    weaponRange: ({ table, self, weapon }) => {
      const fired = table.ship(self).upgrades.find(({ key }) => key === weapon);
      const printed = fired && upgrade(fired.card).weapon?.range;
      return printed && [Math.max(1, printed[0] - 1), Math.min(3, printed[1] + 1)];
    },
  },
});
