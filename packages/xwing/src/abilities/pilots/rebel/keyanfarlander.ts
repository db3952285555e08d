import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

export const keyanfarlander = ability('rebel:bwing:keyanfarlander', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    table.ship(self).tokens.stress > 0 &&
    changeable(attack.attackDice, 'focus').length > 0,
  resolve: ({ self, key, attack }) => [
    { kind: 'removeTokens', ship: self, token: 'stress', count: 1 },
    {
      kind: 'changeDice',
      pool: 'attack',
      dice: changeable(attack.attackDice, 'focus'),
      to: 'hit',
      source: key,
    },
  ],
});
