import { ability } from '../../card-words.ts';

export const maraJade = ability('crew:marajade', {
  window: 'endOfCombat',
  optional: false,
  automatic: true,
  applies: ({ table, self }) =>
    table.enemiesOf(self).some(({ id, tokens }) => tokens.stress === 0 && table.range(self, id) === 1),
  resolve: ({ table, self }) =>
    table
      .enemiesOf(self)
      .filter(({ id, tokens }) => tokens.stress === 0 && table.range(self, id) === 1)
      .map(({ id }) => ({ kind: 'assignTokens', ship: id, token: 'stress', count: 1 })),
});
