import { showing } from '@sortie/kernel';
import { ability } from '../../card-words.ts';

export const lieutenantkestal = ability('imperial:tieaggressor:lieutenantkestal', {
  window: 'modifyDefenseDice',
  side: 'attacker',
  optional: true,
  modifies: null,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    table.ship(self).tokens.focus > 0 &&
    table.maySpendFocus(attack, 'attacker') &&
    showing(attack.defenseDice, 'focus', 'blank').length > 0,
  resolve: ({ self, key, attack }) => [
    { kind: 'spendToken', ship: self, token: 'focus' },
    {
      kind: 'cancelDice',
      pool: 'defense',
      dice: showing(attack.defenseDice, 'focus', 'blank'),
      source: key,
    },
  ],
});
