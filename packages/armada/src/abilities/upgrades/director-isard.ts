import type { ShipId } from '../../model/index.ts';
import { card } from '../card-words.ts';
import { whenRevealed } from '../when-revealed.ts';

/** ar.known.upgrade.officers, ar.dial.hidden-until-revealed */
export const directorIsard = card('director-isard', {
  abilities: [
    whenRevealed({
      choices: ({ table, self }) =>
        table
          .enemyShips(self)
          .filter(({ dials }) => dials.length > 0)
          .map(({ id }) => ({ ship: id })),
      resolve: ({ table, self }, { ship }: { readonly ship: ShipId }) => [
        { kind: 'lookAtDials', ship, by: table.ship(self).seat },
      ],
    }),
  ],
});
