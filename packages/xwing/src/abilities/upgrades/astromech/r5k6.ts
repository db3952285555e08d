import { card, on } from '../../card-words.ts';

const KEPT = 'lock kept for another attack';

export const r5k6 = card('amd:r5k6', {
  abilities: [
    on('lockSpent', {
      optional: false,
      applies: ({ self, lock }) => lock.ship === self,
      resolve: ({ self, key, lock }) => [
        {
          kind: 'rollFor',
          ship: self,
          source: key,
          count: 1,
          pool: 'defense',
          outcomes: {
            evade: [
              { kind: 'acquireLock', ship: self, target: lock.target },
              {
                kind: 'beginLasting',
                ship: self,
                lasting: { source: key, effect: { kind: 'mark', mark: KEPT }, until: 'endOfAttack' },
              },
            ],
          },
        },
      ],
    }),
  ],
  forbids: {
    spendLock: ({ ship }, { self, key }) =>
      ship.id === self && ship.lasting.some(({ source }) => source === key),
  },
});
