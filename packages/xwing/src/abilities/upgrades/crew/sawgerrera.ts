import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

export const sawGerreraCrew = ability('crew:sawgerrera', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ self, attack }) =>
    attack.attacker === self && changeable(attack.attackDice, 'focus').length > 0,
  resolve: ({ self, key, attack }) => [
    { kind: 'sufferDamage', ship: self, hits: 1, crits: 0, source: key },
    {
      kind: 'changeDice',
      pool: 'attack',
      dice: changeable(attack.attackDice, 'focus'),
      to: 'crit',
      source: key,
    },
  ],
});
