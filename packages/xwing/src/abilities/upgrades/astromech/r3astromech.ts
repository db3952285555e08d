import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

export const r3Astromech = ability('amd:r3astromech', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  modifies: null,
  once: 'round',
  applies: ({ self, attack }) =>
    attack.attacker === self &&
    attack.weapon === 'primary' &&
    changeable(attack.attackDice, 'focus').length > 0,
  resolve: ({ self, key, attack }) => [
    {
      kind: 'cancelDice',
      pool: 'attack',
      dice: changeable(attack.attackDice, 'focus').slice(0, 1),
      source: key,
    },
    { kind: 'assignTokens', ship: self, token: 'evade', count: 1 },
  ],
});
