import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

export const expertise = ability('ept:expertise', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    table.ship(self).tokens.stress === 0 &&
    changeable(attack.attackDice, 'focus').length > 0,
  resolve: ({ key, attack }) => [
    {
      kind: 'changeDice',
      pool: 'attack',
      dice: changeable(attack.attackDice, 'focus'),
      to: 'hit',
      source: key,
    },
  ],
});
