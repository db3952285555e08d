import { card } from '../card-words.ts';

/** lg.attack.2.gather-dice */
export const tenacity = card('tenacity', {
  adds: {
    attackDice: ({ table, self, pool, colour }) => {
      if (colour !== 'red' || pool.attacker !== self || pool.type !== 'melee') return 0;
      const hasLost = table.unit(self).miniatures.some(({ defeatedIn }) => defeatedIn !== null);
      return hasLost || table.isWounded(self) ? 1 : 0;
    },
  },
});
