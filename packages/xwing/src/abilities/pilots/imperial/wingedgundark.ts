import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

export const wingedgundark = ability('imperial:tiefighter:wingedgundark', {
  window: 'modifyAttackDice',
  optional: true,
  applies: ({ self, attack }) =>
    attack.attacker === self && attack.range === 1 && changeable(attack.attackDice, 'hit').length > 0,
  resolve: ({ attack }) => [
    {
      kind: 'changeDice',
      pool: 'attack',
      dice: changeable(attack.attackDice, 'hit').slice(0, 1),
      to: 'crit',
      source: 'wingedgundark',
    },
  ],
});
