import { ability } from '../../card-words.ts';

export const enforcer = ability('title:enforcer', {
  window: 'afterAttack',
  optional: false,
  applies: ({ table, self, attack }) => attack.defender === self && table.isInBullseye(self, attack.attacker),
  resolve: ({ attack }) => [{ kind: 'assignTokens', ship: attack.attacker, token: 'stress', count: 1 }],
});
