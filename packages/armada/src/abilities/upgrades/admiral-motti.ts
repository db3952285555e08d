import { type Size, shipCard } from '../../catalogue/index.ts';
import { card } from '../card-words.ts';

const MORE_HULL: Readonly<Record<Size, number>> = { small: 1, medium: 2, large: 3 };

/** ar.known.upgrade.commanders */
export const admiralMotti = card('admiral-motti', {
  adds: {
    hullValue: ({ table, self, ship }) =>
      table.areFriendly(self, ship.id) ? MORE_HULL[shipCard(ship.card).size] : 0,
  },
});
