import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const sabineWrenCrew = ability('crew:sabinewren', {
  window: 'bombSpent',
  optional: false,
  once: 'round',
  applies: ({ table, self, detonation: { token } }) => token?.side === table.ship(self).side,
  choices: ({ table, self, detonation: { token } }) =>
    table
      .enemiesOf(self)
      .filter(({ id }) => token !== null && table.rangeToBomb(id, token) === 1)
      .map(({ id }) => id),
  resolve: ({ key }, ship: ShipId) => [{ kind: 'sufferDamage', ship, hits: 1, crits: 0, source: key }],
});
