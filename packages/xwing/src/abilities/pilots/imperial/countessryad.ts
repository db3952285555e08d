import { ability } from '../../card-words.ts';

/** Its colour stays that of the straight maneuver. */
export const countessryad = ability('imperial:tiedefender:countessryad', {
  window: 'dialRevealed',
  optional: true,
  applies: ({ table, self, activation }) =>
    activation.ship === self && !activation.replaced && table.ship(self).dial?.bearing === 'straight',
  resolve: ({ table, self }) => {
    const { dial, seat } = table.ship(self);
    return [{ kind: 'replaceDial', ship: self, maneuver: { ...dial!, bearing: 'koiogranTurn' }, by: seat }];
  },
});
