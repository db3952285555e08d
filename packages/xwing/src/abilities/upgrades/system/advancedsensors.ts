import { ability } from '../../card-words.ts';

/** Whoever uses it skips the usual step, also when the free action is declined then. */
export const advancedSensors = ability('system:advancedsensors', {
  window: 'beforeReveal',
  optional: true,
  applies: ({ table, self, activation }) => activation.ship === self && table.ship(self).dial !== null,
  needs: ({ self }) => ({ kind: 'freeAction', ship: self, actions: null }),
  resolve: ({ self, key }) => [
    {
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect: { kind: 'skipsAction' }, until: 'endOfPhase' },
    },
    { kind: 'offerFreeAction', ship: self, actions: null, source: key },
  ],
});
