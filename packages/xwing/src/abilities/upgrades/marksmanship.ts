import { showing } from '@sortie/kernel';
import { card, on } from '../card-words.ts';

/** xw.carddata.upgrade.marksmanship */
export const marksmanship = card('ept:marksmanship', {
  action: {
    perform: ({ self, key }) => [
      {
        kind: 'beginLasting',
        ship: self,
        lasting: { source: key, effect: { kind: 'mark', mark: 'marksmanship' }, until: 'endOfRound' },
      },
    ],
  },
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      applies: ({ table, self, attack, key }) =>
        attack.attacker === self &&
        table.ship(self).lasting.some(({ source }) => source === key) &&
        showing(attack.attackDice, 'focus').length > 0,
      resolve: ({ attack, key }) => {
        const [first, ...others] = showing(attack.attackDice, 'focus');
        return [
          { kind: 'changeDice', pool: 'attack', dice: [first!], to: 'crit', source: key },
          { kind: 'changeDice', pool: 'attack', dice: others, to: 'hit', source: key },
        ];
      },
    }),
  ],
});
