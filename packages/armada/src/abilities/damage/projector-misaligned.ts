import type { HullZone } from '../../catalogue/index.ts';
import { hullZones } from '../../catalogue/index.ts';
import type { Ship } from '../../model/index.ts';
import { card } from '../card-words.ts';
import { atOnce } from './shapes.ts';

/** Several where they are tied, none where no shields are left. */
function strongestZones({ shields }: Ship): readonly HullZone[] {
  const most = Math.max(...hullZones.map((zone) => shields[zone]));
  return most === 0 ? [] : hullZones.filter((zone) => shields[zone] === most);
}

/** ar.known.damage.projector-misaligned */
export const projectorMisaligned = card('projector-misaligned', {
  abilities: [
    atOnce<{ readonly zone: HullZone } | null>({
      choices: ({ table, self }) => {
        const zones = strongestZones(table.ship(self));
        return zones.length > 0 ? zones.map((zone) => ({ zone })) : [null];
      },
      resolve: ({ table, self }, choice) => {
        if (choice === null) return [];
        const { id, shields } = table.ship(self);
        const { zone } = choice;
        return [{ kind: 'loseShields', ship: id, zone, count: shields[zone] }];
      },
    }),
  ],
});
