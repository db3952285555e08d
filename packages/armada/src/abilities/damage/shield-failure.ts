import type { HullZone } from '../../catalogue/index.ts';
import { hullZones } from '../../catalogue/index.ts';
import type { CardOption } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';
import { opponentMayAtOnce } from './shapes.ts';

const id = 'shield-failure';

function onesAndPairs(zones: readonly HullZone[]): readonly (readonly HullZone[])[] {
  const pairs = zones.flatMap((one, index) => zones.slice(index + 1).map((other) => [one, other]));
  return [...zones.map((zone) => [zone]), ...pairs];
}

/** Zones without shields have none to lose. ar.shields.floor-zero */
function lossesOf({ table, self }: Here): readonly CardOption[] {
  const ship = table.ship(self);
  return onesAndPairs(hullZones.filter((zone) => ship.shields[zone] > 0)).map((zones) => ({
    answer: { zones },
    effects: zones.map((zone) => ({ kind: 'loseShields', ship: ship.id, zone, count: 1 })),
  }));
}

/** ar.known.damage.shield-failure */
export const shieldFailure = card(id, {
  abilities: [opponentMayAtOnce(id, lossesOf)],
});
