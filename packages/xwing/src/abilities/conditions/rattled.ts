import { card, on } from '../card-words.ts';

/** Damage of bombs comes with a critical on top, once. */
export const rattled = card('rattled', {
  abilities: [
    on('beforeSuffering', {
      optional: false,
      applies: ({ self, suffering }) => suffering.ship === self && suffering.source.startsWith('bomb:'),
      resolve: ({ self, key }) => [
        { kind: 'removeCondition', ship: self, key },
        { kind: 'addDamage', hits: 0, crits: 1 },
      ],
    }),
  ],
  action: {
    perform: ({ self, key }) => {
      const removed = [{ kind: 'removeCondition', ship: self, key }] as const;
      return [
        {
          kind: 'rollFor',
          ship: self,
          source: 'rattled',
          count: 1,
          outcomes: { focus: removed, hit: removed },
        },
      ];
    },
  },
});
