import { ability } from '../../card-words.ts';

export const captainRexCrew = ability('crew:captainrex', {
  window: 'afterAttack',
  side: 'attacker',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self && attack.outcome === 'miss',
  resolve: ({ self }) => [{ kind: 'assignTokens', ship: self, token: 'focus', count: 1 }],
});
