import type { ShipId } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

const MOST = 3;

export const jynErso = card('crew:jynerso', {
  action: {
    choices: ({ table, self }) =>
      table
        .friendsOf(self)
        .filter(({ id }) => table.range(self, id) <= 2)
        .map(({ id }) => id),
    perform: ({ table, self }, chosen: ShipId) => {
      const seen = table
        .enemiesOf(self)
        .filter(({ id }) => table.isInAnyArc(self, id) && table.range(self, id) <= 3).length;
      return [{ kind: 'assignTokens', ship: chosen, token: 'focus', count: Math.min(MOST, seen) }];
    },
  },
});
