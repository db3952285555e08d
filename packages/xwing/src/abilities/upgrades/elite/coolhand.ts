import { ability } from '../../card-words.ts';

export const coolHand = ability('ept:coolhand', {
  window: 'tokenReceived',
  optional: true,
  discards: true,
  applies: ({ self, received }) => received.ship === self && received.token === 'stress',
  choices: () => ['focus', 'evade'] as const,
  resolve: ({ self }, token: 'focus' | 'evade') => [{ kind: 'assignTokens', ship: self, token, count: 1 }],
});
