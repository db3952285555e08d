import type { Maneuver } from '../../../catalogue/index.ts';
import { pilotId, shipType, shipTypeId } from '../../../catalogue/index.ts';
import type { Guides, ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

type Launch = { readonly from: Guides } & Pick<Maneuver, 'speed' | 'bearing'>;

/** xw.later.docking.pup */
export const houndsTooth = ability('title:houndstooth', {
  window: 'shipDestroyed',
  optional: true,
  applies: ({ self, destroyed }) => destroyed.ship === self,
  choices: ({ table, self }) =>
    (['front', 'rear'] as const).flatMap((from) =>
      table
        .launches(self, { id: 'pup' as ShipId, type: shipTypeId('z95headhunter') }, from)
        .map(({ speed, bearing }): Launch => ({ from, speed, bearing })),
    ),
  resolve: ({ self, key }, { from, speed, bearing }: Launch) => [
    {
      kind: 'launchShip',
      carrier: self,
      from,
      maneuver: shipType(shipTypeId('z95headhunter')).dial.find(
        (each) => each.speed === speed && each.bearing === bearing,
      )!,
      source: key,
      emergency: true,
      brings: pilotId('scum:z95headhunter:nashtahpuppilot'),
    },
  ],
});
