import { adjacentManeuvers } from '../../../catalogue/index.ts';
import type { XwingEffect } from '../../../model/index.ts';
import { card, on } from '../../card-words.ts';

const CARD = 'crew:boshek';

/** Friend or foe; the new maneuver stays hidden until it is revealed. xw.later.dial.adjacent */
export const boShek = card(CARD, {
  abilities: [
    on('startOfShipActivation', {
      optional: true,
      applies: ({ table, self, activation: { ship } }) =>
        table.areTouching(self, ship) && table.ship(ship).dial !== null,
      resolve: ({ table, self, key, activation: { ship: id } }): readonly XwingEffect[] => {
        const { dial, seat } = table.ship(id);
        const options = adjacentManeuvers(table.dial(id), dial!).map((maneuver) => ({
          answer: { speed: maneuver.speed, bearing: maneuver.bearing },
          effects: [{ kind: 'setDial', ship: id, maneuver } as const],
        }));
        const effect = { kind: 'rules', of: CARD, name: 'turned' } as const;
        return [
          { kind: 'lookAtDial', ship: id, seat: table.ship(self).seat },
          { kind: 'beginLasting', ship: id, lasting: { source: key, effect, until: 'endOfPhase' } },
          { kind: 'choose', seat, ship: id, source: key, options },
        ];
      },
    }),
  ],
  lasting: { turned: { permits: { executeRed: ({ ship }, { self }) => ship.id === self } } },
});
