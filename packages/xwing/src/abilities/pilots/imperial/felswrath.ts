import { card, on } from '../../card-words.ts';

/** Past the Combat phase it is destroyed like any other. xw.destroy.immediate */
export const felswrath = card('imperial:tieinterceptor:felswrath', {
  forbids: { destroy: ({ ship }, { table, self }) => ship.id === self && table.phase !== 'end' },
  abilities: [
    on('endOfCombat', {
      optional: false,
      automatic: true,
      applies: ({ table, self }) => table.damageCount(self) >= table.hullValue(self),
      resolve: ({ self }) => [{ kind: 'loseShip', ship: self, how: 'destroyed' }],
    }),
  ],
});
