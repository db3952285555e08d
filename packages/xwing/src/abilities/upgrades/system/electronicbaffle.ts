import { ability } from '../../card-words.ts';

export const electronicBaffle = ability('system:electronicbaffle', {
  window: 'tokenReceived',
  optional: true,
  applies: ({ self, received }) =>
    received.ship === self && (received.token === 'stress' || received.token === 'ion'),
  resolve: ({ self, key, received }) => [
    { kind: 'sufferDamage', ship: self, hits: 1, crits: 0, source: key },
    { kind: 'removeTokens', ship: self, token: received.token, count: 1 },
  ],
});
