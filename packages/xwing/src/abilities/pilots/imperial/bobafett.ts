import type { Bearing } from '../../../catalogue/index.ts';
import type { ShipId, Table } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

const otherBank: Partial<Record<Bearing, Bearing>> = { bankLeft: 'bankRight', bankRight: 'bankLeft' };

function otherBankOf(table: Table, self: ShipId) {
  const { dial } = table.ship(self);
  const bearing = dial && otherBank[dial.bearing];
  return table.dial(self).find((each) => bearing === each.bearing && each.speed === dial?.speed);
}

export const bobafett = ability('imperial:firespray31:bobafett', {
  window: 'dialRevealed',
  optional: true,
  // What the opponent chose for a stressed ship is not what it revealed.
  applies: ({ table, self, activation }) =>
    activation.ship === self && !activation.replaced && otherBankOf(table, self) !== undefined,
  resolve: ({ table, self }) => [
    { kind: 'replaceDial', ship: self, maneuver: otherBankOf(table, self)!, by: table.ship(self).seat },
  ],
});
