import { card, on } from '../../card-words.ts';

/** xw.later.bomb.ignored */
export const scumCaptainNym = card('scum:scurrgh6bomber:captainnym', {
  permits: {
    ignoreBombs: ({ ship, side }, { table, self }) => ship.id === self && table.ship(self).side === side,
  },
  abilities: [
    on('modifyDefenseDice', {
      side: 'defender',
      optional: true,
      applies: ({ table, self, attack }) => table.isMeasuredAcrossBomb(attack, self),
      canChange: ({ table, attack }) => table.couldEvade(attack, 'added'),
      resolve: ({ key }) => [{ kind: 'addDie', pool: 'defense', face: 'evade', source: key }],
    }),
  ],
});
