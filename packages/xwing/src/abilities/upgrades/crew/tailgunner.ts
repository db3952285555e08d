import { shipType } from '../../../catalogue/index.ts';
import type { ShipId, Table } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

/** In an auxiliary arc that faces the rear, and not in the primary one. */
export const tailGunner = card('crew:tailgunner', {
  adds: {
    defenderAgility: ({ table, self, attack }) =>
      attack.attacker === self && !attack.inArc && isBehind(table, self, attack.defender) ? -1 : 0,
  },
});

function isBehind(table: Table, self: ShipId, other: ShipId): boolean {
  return (
    shipType(table.ship(self).type).arcs.includes('auxiliaryRear') && table.isInAuxiliaryArc(self, other)
  );
}
