import { ability } from '../../card-words.ts';

export const pulsedRayShield = ability('mod:pulsedrayshield', {
  window: 'endPhase',
  optional: true,
  applies: ({ table, self }) => table.ship(self).shields < table.shieldValue(self),
  resolve: ({ self }) => [
    { kind: 'assignTokens', ship: self, token: 'ion', count: 1 },
    { kind: 'recoverShield', ship: self },
  ],
});
