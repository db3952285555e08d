import type { Maneuver } from '../../../catalogue/index.ts';
import type { ShipId, XwingEffect } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

type Guess = { readonly ship: ShipId; readonly speed: number; readonly bearing: Maneuver['bearing'] };

export const cassianAndorCrew = ability('crew:cassianandor', {
  window: 'endOfPlanning',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .enemiesOf(self)
      .filter(({ id, dial }) => table.range(self, id) <= 2 && dial !== null)
      .flatMap(({ id }) => table.dial(id).map(({ speed, bearing }): Guess => ({ ship: id, speed, bearing }))),
  resolve: (at, { ship, speed, bearing }: Guess) => {
    const { dial } = at.table.ship(ship);
    const isRight = dial?.speed === speed && dial.bearing === bearing;
    const look = { kind: 'lookAtDial', ship, seat: at.table.ship(at.self).seat } as const;
    return isRight ? [look, ...turnsOwnDial(at)] : [look];
  },
});

/** Any maneuver, the one that is set among them. */
function turnsOwnDial({ table, self, key }: Here): readonly XwingEffect[] {
  const { dial, seat } = table.ship(self);
  if (!dial) return [];
  const options = table.dial(self).map((maneuver) => ({
    answer: { speed: maneuver.speed, bearing: maneuver.bearing },
    effects: [{ kind: 'setDial', ship: self, maneuver } as const],
  }));
  return [{ kind: 'choose', seat, ship: self, source: key, options }];
}
