import { ability } from '../../card-words.ts';

export const soontirfel = ability('imperial:tieinterceptor:soontirfel', {
  window: 'tokenReceived',
  optional: true,
  applies: ({ self, received }) => received.ship === self && received.token === 'stress',
  resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'focus', count: 1 }],
});
