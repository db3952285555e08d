import { ability } from '../../card-words.ts';

export const targetingScrambler = ability('system:targetingscrambler', {
  window: 'startOfPlanning',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table.ships.filter(({ id }) => id !== self && table.range(self, id) <= 3).map(({ id }) => id),
  resolve: ({ self }, ship) => [
    { kind: 'assignTokens', ship: self, token: 'weaponsDisabled', count: 1 },
    { kind: 'assignCondition', ship, card: 'scrambled', by: self },
  ],
});
