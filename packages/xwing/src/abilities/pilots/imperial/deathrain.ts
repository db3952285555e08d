import { card, on } from '../../card-words.ts';

export const deathrain = card('imperial:tiepunisher:deathrain', {
  dropWays: () => ['front1'],
  abilities: [
    on('bombDropped', {
      optional: true,
      applies: ({ self, dropped }) => dropped.ship === self,
      needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['barrelRoll'] }),
      resolve: ({ self, key }) => [
        { kind: 'offerFreeAction', ship: self, actions: ['barrelRoll'], source: key },
      ],
    }),
  ],
});
