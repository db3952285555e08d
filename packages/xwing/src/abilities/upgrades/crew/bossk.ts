import { ability } from '../../card-words.ts';

export const bosskCrew = ability('crew:bossk', {
  window: 'afterAttack',
  side: 'attacker',
  optional: false,
  applies: ({ table, self, attack }) =>
    attack.attacker === self && attack.outcome === 'miss' && table.ship(self).tokens.stress === 0,
  resolve: ({ table, self, attack }) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    { kind: 'assignTokens', ship: self, token: 'focus', count: 1 },
    ...(table.lockable(self).some(({ id }) => id === attack.defender)
      ? [{ kind: 'acquireLock', ship: self, target: attack.defender } as const]
      : []),
  ],
});
