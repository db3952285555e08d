import type { ArmadaEffect } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card, on } from '../card-words.ts';

const id = 'damaged-controls';

function dealOne({ table, self }: Here): readonly ArmadaEffect[] {
  return [{ kind: 'dealDamageCard', ship: table.ship(self).id, faceup: false, source: id }];
}

/** Once for the ships overlapped in a maneuver, and once for each obstacle. ar.known.damage.damaged-controls */
export const damagedControls = card(id, {
  abilities: [
    on('shipOverlapped', {
      optional: false,
      applies: ({ self, maneuver: { ship, overlapped } }) => ship === self && overlapped.length > 0,
      resolve: dealOne,
    }),
    on('obstacleOverlapped', {
      optional: false,
      applies: ({ self, overlap }) => overlap.unit === self,
      resolve: dealOne,
    }),
  ],
});
