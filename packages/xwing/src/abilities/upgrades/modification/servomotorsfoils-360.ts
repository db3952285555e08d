import { card, on } from '../../card-words.ts';
import { flipsAtActivation } from '../../flips-at-activation.ts';

const rolls = { turnLeft: 'tallonRollLeft', turnRight: 'tallonRollRight' } as const;

export const servomotorAttack = card('mod:servomotorsfoils#360', {
  abilities: [
    flipsAtActivation,
    on('dialRevealed', {
      optional: true,
      applies: ({ table, self, activation }) =>
        activation.ship === self &&
        table.ship(self).tokens.stress === 0 &&
        table.ship(self).dial?.speed === 3,
      choices: ({ table, self }) => {
        const bearing = table.ship(self).dial?.bearing;
        return bearing === 'turnLeft' || bearing === 'turnRight' ? [rolls[bearing]] : [];
      },
      resolve: ({ table, self }, bearing) => [
        {
          kind: 'replaceDial',
          ship: self,
          maneuver: { speed: 3, bearing, difficulty: 'red' },
          by: table.ship(self).seat,
        },
      ],
    }),
  ],
});
