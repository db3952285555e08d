import { changeable } from '../../../rules/changeable.ts';
import { card, on } from '../../card-words.ts';

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
      asAttacker: 'card',
      optional: true,
      // Another ship may have performed the action of this card.
      applies: ({ table, attack, key }) =>
        table.ship(attack.attacker).lasting.some(({ source }) => source === key) &&
        changeable(attack.attackDice, 'focus').length > 0,
      resolve: ({ attack, key }) => {
        const [first, ...others] = changeable(attack.attackDice, 'focus');
        return [
          { kind: 'changeDice', pool: 'attack', dice: [first!], to: 'crit', source: key },
          { kind: 'changeDice', pool: 'attack', dice: others, to: 'hit', source: key },
        ];
      },
    }),
  ],
});
