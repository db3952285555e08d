import { ability } from '../../card-words.ts';
import { maySpend } from '../../may-spend.ts';

export const r5p9 = ability('amd:r5p9', {
  window: 'endOfCombat',
  optional: true,
  applies: (at) => maySpend(at, 'focus') && at.table.ship(at.self).shields < at.table.shieldValue(at.self),
  resolve: ({ self }) => [
    { kind: 'spendToken', ship: self, token: 'focus' },
    { kind: 'recoverShield', ship: self },
  ],
});
