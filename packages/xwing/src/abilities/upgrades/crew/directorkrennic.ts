import { pilot } from '../../../catalogue/index.ts';
import { ability } from '../../card-words.ts';

const MOST_SHIELDS = 3;

export const directorKrennic = ability('crew:directorkrennic', {
  window: 'beforePlacingForces',
  optional: false,
  applies: () => true,
  choices: ({ table, self }) =>
    table.shipsLeft
      .filter(({ id, pilot: card }) => table.areFriendly(self, id) && pilot(card).faction === 'imperial')
      .filter(({ id }) => table.shieldValue(id) <= MOST_SHIELDS)
      .map(({ id }) => id),
  resolve: ({ self }, ship) => [{ kind: 'assignCondition', ship, card: 'optimizedprototype', by: self }],
});
