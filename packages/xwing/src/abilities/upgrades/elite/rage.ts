import { card } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

export const rage = card('ept:rage', {
  action: {
    perform: ({ self, key }) => [
      { kind: 'assignTokens', ship: self, token: 'focus', count: 1 },
      { kind: 'assignTokens', ship: self, token: 'stress', count: 2 },
      {
        kind: 'beginLasting',
        ship: self,
        lasting: { source: key, effect: { kind: 'mark', mark: 'rage' }, until: 'endOfRound' },
      },
    ],
  },
  abilities: [
    rerollsDice({
      source: 'ept:rage',
      most: 3,
      asAttacker: 'card',
      // Another ship may have performed the action of this card.
      applies: ({ table, key, attack }) =>
        table.ship(attack.attacker).lasting.some(({ source }) => source === key),
    }),
  ],
});
