import { ability } from '../../card-words.ts';

export const zetaleader = ability('imperial:tiefofighter:zetaleader', {
  window: 'beforeAttackDice',
  optional: true,
  applies: ({ table, self, attack }) => attack.attacker === self && table.ship(self).tokens.stress === 0,
  resolve: ({ self, key }) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    {
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect: { kind: 'attackDice', by: 1 }, until: 'endOfAttack' },
    },
  ],
});
