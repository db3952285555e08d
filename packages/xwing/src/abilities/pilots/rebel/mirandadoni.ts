import { ability } from '../../card-words.ts';

export const mirandadoni = ability('rebel:kwing:mirandadoni', {
  window: 'beforeAttackDice',
  side: 'attacker',
  optional: true,
  once: 'round',
  applies: ({ self, attack }) => attack.attacker === self,
  choices: ({ table, self }): readonly ('spend' | 'recover')[] => {
    const { shields } = table.ship(self);
    return [
      ...(shields > 0 ? (['spend'] as const) : []),
      ...(shields < table.shieldValue(self) ? (['recover'] as const) : []),
    ];
  },
  resolve: ({ self, key }, way: 'spend' | 'recover') => [
    { kind: way === 'spend' ? 'loseShield' : 'recoverShield', ship: self },
    {
      kind: 'beginLasting',
      ship: self,
      lasting: {
        source: key,
        effect: { kind: 'attackDice', by: way === 'spend' ? 1 : -1 },
        until: 'endOfAttack',
      },
    },
  ],
});
