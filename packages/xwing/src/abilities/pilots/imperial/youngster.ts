import { card } from '../../card-words.ts';

/** The ship that performs the action is the one that the card speaks of. */
export const youngster = card('imperial:tiefighter:youngster', {
  lendsEliteActions: ({ table, self, ship }) =>
    ship.type === 'tiefighter' && table.areFriendly(self, ship.id) && table.range(self, ship.id) <= 3,
});
