import { ability } from '../../card-words.ts';

export const kananJarrusCrew = ability('crew:kananjarrus', {
  window: 'afterManeuver',
  optional: true,
  once: 'round',
  applies: ({ table, self, execution: { ship, difficulty } }) =>
    difficulty === 'white' &&
    table.areFriendly(self, ship) &&
    table.range(self, ship) <= 2 &&
    table.ship(ship).tokens.stress > 0,
  resolve: ({ execution }) => [{ kind: 'removeTokens', ship: execution.ship, token: 'stress', count: 1 }],
});
