import { ability } from '../../card-words.ts';
import { maySpend } from '../../may-spend.ts';

export const kananjarrus = ability('rebel:vcx100:kananjarrus', {
  window: 'beforeAttackDice',
  side: 'defender',
  optional: true,
  applies: (at) => at.table.range(at.self, at.attack.attacker) <= 2 && maySpend(at, 'focus'),
  resolve: ({ self, key, attack }) => [
    { kind: 'spendToken', ship: self, token: 'focus' },
    {
      kind: 'beginLasting',
      ship: attack.attacker,
      lasting: { source: key, effect: { kind: 'attackDice', by: -1 }, until: 'endOfAttack' },
    },
  ],
});
