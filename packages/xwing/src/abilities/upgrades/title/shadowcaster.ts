import { ability } from '../../card-words.ts';

export const shadowCaster = ability('title:shadowcaster', {
  window: 'afterAttack',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    attack.outcome === 'hit' &&
    table.isInMobileArc(self, attack.defender) &&
    table.range(self, attack.defender) <= 2,
  resolve: ({ attack }) => [{ kind: 'assignTokens', ship: attack.defender, token: 'tractorBeam', count: 1 }],
});
