import type { ShipId, XwingEffect } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

export const blackMarketSlicerTools = card('illicit:blackmarketslicertools', {
  action: {
    choices: ({ table, self }) =>
      table
        .enemiesOf(self)
        .filter(({ id, tokens }) => tokens.stress > 0 && table.range(self, id) <= 2)
        .map(({ id }) => id),
    perform: ({ self, key }, enemy: ShipId) => {
      const strike: readonly XwingEffect[] = [
        { kind: 'removeTokens', ship: enemy, token: 'stress', count: 1 },
        { kind: 'dealDamageCard', ship: enemy, faceup: false, source: key },
      ];
      return [
        { kind: 'rollFor', ship: self, source: key, count: 1, outcomes: { hit: strike, crit: strike } },
      ];
    },
  },
});
