import { card, on } from '../../card-words.ts';

const CARD = 'rebel:sheathipedeclassshuttle:fennrau';

export const fennrau = card(CARD, {
  lasting: {
    covered: {
      forbids: {
        spendFocus: ({ ship, attack }, { self }) => ship.id === self && attack?.attacker === self,
        spendEvade: ({ ship, attack }, { self }) => ship.id === self && attack?.attacker === self,
        spendLock: ({ ship, attack }, { self }) => ship.id === self && attack.attacker === self,
      },
    },
  },
  abilities: [
    on('startOfOpportunity', {
      optional: true,
      applies: ({ table, self, opportunity }) =>
        !table.areFriendly(self, opportunity.ship) &&
        table.ship(self).tokens.stress === 0 &&
        table.range(self, opportunity.ship) <= 3 &&
        table.isInAnyArc(self, opportunity.ship),
      resolve: ({ self, key, opportunity }) => [
        { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
        {
          kind: 'beginLasting',
          ship: opportunity.ship,
          lasting: { source: key, effect: { kind: 'rules', of: CARD, name: 'covered' }, until: 'endOfRound' },
        },
      ],
    }),
  ],
});
