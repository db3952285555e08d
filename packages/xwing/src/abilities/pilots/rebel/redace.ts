import { ability } from '../../card-words.ts';

export const redace = ability('rebel:t70xwing:redace', {
  window: 'shieldLost',
  optional: false,
  automatic: true,
  once: 'round',
  applies: ({ self, lost }) => lost.ship === self,
  resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'evade', count: 1 }],
});
