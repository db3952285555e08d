import { card } from '../../card-words.ts';

/** Two actions: a shield token comes to the card, or goes from it to the ship. */
export const gonk = card('crew:gonk', {
  keepsTokens: true,
  action: {
    choices: ({ table, self, key }) => {
      const stored = table.ship(self).upgrades.find((each) => each.key === key)?.tokens ?? 0;
      return stored > 0 ? ['store', 'use'] : ['store'];
    },
    perform: ({ self, key }, what: 'store' | 'use') =>
      what === 'store'
        ? [{ kind: 'changeCardTokens', ship: self, key, by: 1 }]
        : [
            { kind: 'changeCardTokens', ship: self, key, by: -1 },
            { kind: 'recoverShield', ship: self },
          ],
  },
});
