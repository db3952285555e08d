import { ability } from '../../card-words.ts';

export const captainrex = ability('rebel:tiefighter:captainrex', {
  window: 'afterAttack',
  side: 'attacker',
  optional: false,
  automatic: true,
  applies: ({ self, attack }) => attack.attacker === self,
  resolve: ({ self, key, attack }) => [
    {
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect: { kind: 'mark', mark: 'suppressing' }, until: 'endOfPhase' },
    },
    { kind: 'assignCondition', ship: attack.defender, card: 'suppressivefire', by: self },
  ],
});
