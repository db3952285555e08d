import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

export const sensorCluster = ability('tech:sensorcluster', {
  window: 'modifyDefenseDice',
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.defender === self &&
    table.ship(self).tokens.focus > 0 &&
    table.maySpendFocus(attack, 'defender') &&
    changeable(attack.defenseDice, 'blank').length > 0,
  canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
  resolve: ({ self, key, attack }) => [
    { kind: 'spendToken', ship: self, token: 'focus' },
    {
      kind: 'changeDice',
      pool: 'defense',
      dice: changeable(attack.defenseDice, 'blank').slice(0, 1),
      to: 'evade',
      source: key,
    },
  ],
});
