import { ability } from '../card-words.ts';

/** Whoever support and heavy units attack has to wait for a draw. lg.orders.token.faces */
export const pinnedDown = ability('pinned-down', {
  window: 'after',
  optional: false,
  automatic: true,
  applies: ({ table, self, deed: { unit, defenders } }) => {
    const { rank } = table.unit(unit);
    return (
      table.areFriendly(self, unit) &&
      (rank === 'support' || rank === 'heavy') &&
      defenders.some((id) => table.unit(id).order === 'faceup')
    );
  },
  resolve: ({ table, deed: { defenders } }) =>
    defenders
      .filter((id) => table.unit(id).order === 'faceup')
      .map((unit) => ({ kind: 'returnOrderToken', unit })),
});
