import { ability } from '../../card-words.ts';

export const guri = ability('scum:starviper:guri', {
  window: 'startOfCombat',
  optional: true,
  applies: ({ table, self }) => table.enemiesOf(self).some(({ id }) => table.range(self, id) === 1),
  resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'focus', count: 1 }],
});
