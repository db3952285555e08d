import type { UnitCardId } from '../../catalogue/index.ts';
import { card } from '../card-words.ts';
import { nextToActivate } from './next-to-activate.ts';

const PAIR: readonly UnitCardId[] = ['chewbacca', 'luke-skywalker'];

/** Chewbacca and Luke Skywalker activate one after the other. */
export const commonCause = card('common-cause', {
  abilities: [
    nextToActivate(({ table, self, activation: { unit } }) => {
      const { card: activated } = table.unit(unit);
      if (!table.areFriendly(self, unit) || !PAIR.includes(activated)) return [];
      return table.friends(self).filter((each) => PAIR.includes(each.card));
    }),
  ],
});
