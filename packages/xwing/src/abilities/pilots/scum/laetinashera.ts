import { ability } from '../../card-words.ts';

export const laetinashera = ability('scum:m3ainterceptor:laetinashera', {
  window: 'afterAttack',
  optional: true,
  applies: ({ self, attack }) => attack.defender === self && attack.outcome === 'miss',
  resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'evade', count: 1 }],
});
