import type { ShipId } from '../../model/index.ts';
import { card } from '../card-words.ts';
import { revealedCommand, whenRevealed } from '../when-revealed.ts';

const FARTHEST = 5;

/** ar.known.upgrade.officers */
export const leiaOrgana = card('leia-organa-officer', {
  abilities: [
    whenRevealed({
      choices: ({ table, self }) =>
        table
          .friendlyShips(self)
          .filter(({ id, dials }) => id !== self && dials.length > 0 && table.distance(self, id) <= FARTHEST)
          .map(({ id }) => ({ ship: id })),
      resolve: (at, { ship }: { readonly ship: ShipId }) => [
        { kind: 'setTopDial', ship, command: revealedCommand(at)!, by: at.table.ship(at.self).seat },
      ],
    }),
  ],
});
