import type { ShipId } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

export const kyloRenCrew = card('crew:kyloren', {
  action: {
    choices: ({ table, self }) =>
      table
        .enemiesOf(self)
        .filter(({ id }) => table.range(self, id) <= 3)
        .map(({ id }) => id),
    perform: ({ self }, ship: ShipId) => [
      { kind: 'assignCondition', ship, card: 'illshowyouthedarkside', by: self },
    ],
  },
});
