import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

export const reyCrew = card('crew:rey', {
  keepsTokens: true,
  abilities: [
    on('startOfEnd', {
      optional: true,
      applies: ({ table, self }) => table.ship(self).tokens.focus > 0,
      resolve: ({ self, key }) => [
        { kind: 'removeTokens', ship: self, token: 'focus', count: 1 },
        { kind: 'changeCardTokens', ship: self, key, by: 1 },
      ],
    }),
    on('startOfCombat', {
      optional: true,
      applies: (at) => storedOn(at) > 0,
      resolve: ({ self, key }) => [
        { kind: 'changeCardTokens', ship: self, key, by: -1 },
        { kind: 'assignTokens', ship: self, token: 'focus', count: 1 },
      ],
    }),
  ],
});

function storedOn({ table, self, key }: Here): number {
  return table.ship(self).upgrades.find((each) => each.key === key)?.tokens ?? 0;
}
