import { calmsRevealedRed } from '../../calm-red.ts';
import { card, on } from '../../card-words.ts';

/** Only the revealed maneuver turns white, and with it whatever asks for its colour. xw.maneuver.difficulty.modifiable */
export const adrenalineRush = card('ept:adrenalinerush', {
  abilities: [
    on('dialRevealed', {
      optional: true,
      discards: true,
      applies: ({ table, self, activation }) => {
        const { dial } = table.ship(self);
        return activation.ship === self && dial !== null && table.difficulty(self, dial) === 'red';
      },
      resolve: ({ self, key }) => [
        {
          kind: 'beginLasting',
          ship: self,
          lasting: {
            source: key,
            effect: { kind: 'rules', of: 'ept:adrenalinerush', name: 'calm' },
            until: 'endOfPhase',
          },
        },
      ],
    }),
  ],
  lasting: { calm: calmsRevealedRed },
});
