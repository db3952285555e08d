import { ability } from '../../card-words.ts';

export const kyleKatarnCrew = ability('crew:kylekatarn', {
  window: 'tokenRemoved',
  optional: true,
  applies: ({ self, removed }) => removed.ship === self && removed.token === 'stress',
  resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'focus', count: 1 }],
});
