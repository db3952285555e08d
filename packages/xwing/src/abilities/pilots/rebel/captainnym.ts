import { ability } from '../../card-words.ts';

export const captainnym = ability('rebel:scurrgh6bomber:captainnym', {
  window: 'bombDetonating',
  optional: true,
  once: 'round',
  applies: ({ table, self, detonating }) => detonating.side === table.ship(self).side,
  resolve: () => [{ kind: 'replaceComing', by: [] }],
});
