import { card, on } from '../card-words.ts';

/** One hit of those that the focus token brings is out of reach of defense dice. */
export const fanaticalDevotion = card('fanaticaldevotion', {
  forbids: { spendFocus: ({ ship, attack }, { self }) => ship.id === self && attack?.defender === self },
  abilities: [
    on('diceChanged', {
      optional: false,
      automatic: true,
      applies: ({ self, changed: { pool, source, attacker, dice } }) =>
        pool === 'attack' && source === 'focus' && attacker === self && dice.length > 0,
      resolve: ({ changed }) => [{ kind: 'setAside', die: changed.dice[0]! }],
    }),
    on('endPhase', {
      optional: false,
      automatic: true,
      applies: () => true,
      resolve: ({ self, key }) => [{ kind: 'removeCondition', ship: self, key }],
    }),
  ],
});
