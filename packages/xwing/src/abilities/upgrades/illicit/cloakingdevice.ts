import type { XwingEffect } from '../../../model/index.ts';
import { card, on } from '../../card-words.ts';

const TOKEN = { token: 'cloak', count: 1 } as const;

export const cloakingDevice = card('illicit:cloakingdevice', {
  action: {
    needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: ['cloak'] }),
    perform: ({ self, key }) => [{ kind: 'offerFreeAction', ship: self, actions: ['cloak'], source: key }],
  },
  abilities: [
    on('endOfRound', {
      optional: false,
      applies: ({ table, self }) => table.ship(self).tokens.cloak > 0,
      resolve: ({ table, self, key }) => {
        const uncloaked: XwingEffect = { kind: 'removeTokens', ship: self, ...TOKEN };
        const broken: readonly XwingEffect[] = [
          { kind: 'discardUpgrade', ship: self, key },
          {
            kind: 'choose',
            seat: table.ship(self).seat,
            ship: self,
            source: key,
            options: [
              // xw.later.decloak.by-card
              { answer: { decloak: true }, effects: [{ kind: 'decloak', ship: self }, uncloaked] },
              { answer: { discard: true }, effects: [uncloaked] },
            ],
          },
        ];
        return [{ kind: 'rollFor', ship: self, source: key, count: 1, outcomes: { focus: broken } }];
      },
    }),
  ],
});
