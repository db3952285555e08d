import { hullZones } from '../../catalogue/index.ts';
import type { CardOption } from '../../model/index.ts';
import { subsetsOf } from '../../rules/subsets.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';
import { opponentMayAtOnce } from './shapes.ts';

const id = 'shield-failure';

/** Zones without shields have none to lose. ar.shields.floor-zero */
function lossesOf({ table, self }: Here): readonly CardOption[] {
  const ship = table.ship(self);
  const shielded = hullZones.filter((zone) => ship.shields[zone] > 0);
  return [1, 2]
    .flatMap((count) => subsetsOf(shielded, count))
    .map((zones) => ({
      answer: { zones },
      effects: zones.map((zone) => ({ kind: 'loseShields', ship: ship.id, zone, count: 1 })),
    }));
}

/** ar.known.damage.shield-failure */
export const shieldFailure = card(id, {
  abilities: [opponentMayAtOnce(id, lossesOf)],
});
