import type { ShipId } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

/** One or two friends, the ship itself among them. xw.ship.friendly.includes-self */
export const fleetOfficer = card('crew:fleetofficer', {
  action: {
    choices: ({ table, self }) => {
      const near = table
        .friendsOf(self)
        .filter(({ id }) => table.range(self, id) <= 2)
        .map(({ id }) => id);
      const pairs = near.flatMap((one, place) => near.slice(place + 1).map((other) => [one, other]));
      return [...near.map((one) => [one]), ...pairs];
    },
    perform: ({ self }, chosen: readonly ShipId[]) => [
      ...chosen.map((ship) => ({ kind: 'assignTokens', ship, token: 'focus', count: 1 }) as const),
      { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    ],
  },
});
