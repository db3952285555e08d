import { ability } from '../../card-words.ts';

export const janors = ability('rebel:hwk290:janors', {
  window: 'beforeAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker !== self &&
    table.range(self, attack.attacker) <= 3 &&
    table.ship(self).tokens.stress === 0,
  resolve: ({ self, key, attack }) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    {
      kind: 'beginLasting',
      ship: attack.attacker,
      lasting: { source: key, effect: { kind: 'attackDice', by: 1 }, until: 'endOfAttack' },
    },
  ],
});
