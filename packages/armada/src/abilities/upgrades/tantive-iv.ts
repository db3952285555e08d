import type { ShipId } from '../../model/index.ts';
import { ability } from '../card-words.ts';

const FARTHEST = 5;

/** ar.known.upgrade.titles */
export const tantiveIv = ability('tantive-iv', {
  window: 'beforeCommandToken',
  optional: true,
  applies: ({ self, gain }) => gain.ship === self,
  choices: ({ table, self }) =>
    table
      .friendlyShips(self)
      .filter(({ id }) => id !== self && table.distance(self, id) <= FARTHEST)
      .map(({ id }) => ({ ship: id })),
  resolve: (_at, { ship }: { readonly ship: ShipId }) => [{ kind: 'redirectCommandToken', to: ship }],
});
