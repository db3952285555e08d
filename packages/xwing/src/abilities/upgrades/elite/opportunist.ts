import { ability } from '../../card-words.ts';

export const opportunist = ability('ept:opportunist', {
  window: 'beforeAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) => {
    const { focus, evade } = table.ship(attack.defender).tokens;
    return attack.attacker === self && table.ship(self).tokens.stress === 0 && focus === 0 && evade === 0;
  },
  resolve: ({ self, key }) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    {
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect: { kind: 'attackDice', by: 1 }, until: 'endOfAttack' },
    },
  ],
});
