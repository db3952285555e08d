import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

/** The token is only shown, not spent. */
export const juke = ability('ept:juke', {
  window: 'modifyDefenseDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    table.ship(self).tokens.evade > 0 &&
    changeable(attack.defenseDice, 'evade').length > 0,
  resolve: ({ key, attack }) => [
    {
      kind: 'changeDice',
      pool: 'defense',
      dice: changeable(attack.defenseDice, 'evade').slice(0, 1),
      to: 'focus',
      source: key,
    },
  ],
});
