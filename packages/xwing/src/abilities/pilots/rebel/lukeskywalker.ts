import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

/** xw.carddata.pilot.luke */
export const lukeskywalker = ability('rebel:xwing:lukeskywalker', {
  window: 'modifyDefenseDice',
  optional: true,
  applies: ({ self, attack }) =>
    attack.defender === self && changeable(attack.defenseDice, 'focus').length > 0,
  canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
  resolve: ({ attack }) => [
    {
      kind: 'changeDice',
      pool: 'defense',
      dice: changeable(attack.defenseDice, 'focus').slice(0, 1),
      to: 'evade',
      source: 'lukeskywalker',
    },
  ],
});
