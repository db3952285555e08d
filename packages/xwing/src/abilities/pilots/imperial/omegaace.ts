import { changeable } from '../../../rules/changeable.ts';
import { ability } from '../../card-words.ts';

export const omegaace = ability('imperial:tiefofighter:omegaace', {
  window: 'modifyAttackDice',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    table.ship(self).tokens.focus > 0 &&
    table.ship(self).lock?.target === attack.defender &&
    table.maySpendFocus(attack, 'attacker'),
  resolve: ({ self, attack }) => [
    { kind: 'spendToken', ship: self, token: 'focus' },
    { kind: 'spendLock', ship: self },
    {
      kind: 'changeDice',
      pool: 'attack',
      dice: changeable(attack.attackDice, 'hit', 'focus', 'blank'),
      to: 'crit',
      source: 'omegaace',
    },
  ],
});
