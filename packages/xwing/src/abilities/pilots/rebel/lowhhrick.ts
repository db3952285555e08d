import type { Token } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

const reinforcements = ['reinforceFore', 'reinforceAft'] as const satisfies readonly Token[];

export const lowhhrick = ability('rebel:auzituckgunship:lowhhrick', {
  window: 'modifyDefenseDice',
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) => attack.defender !== self && table.range(self, attack.defender) === 1,
  choices: ({ table, self }) => reinforcements.filter((token) => table.ship(self).tokens[token] > 0),
  canChange: ({ table, attack }) => table.couldEvade(attack, 'added'),
  resolve: ({ self, key }, token: (typeof reinforcements)[number]) => [
    { kind: 'spendToken', ship: self, token },
    { kind: 'addDie', pool: 'defense', face: 'evade', source: key },
  ],
});
