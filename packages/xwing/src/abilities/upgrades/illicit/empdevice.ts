import { ability } from '../../card-words.ts';

/** The ship is at range 1 of itself. xw.range.self */
export const empDevice = ability('illicit:empdevice', {
  window: 'startOfOpportunity',
  optional: true,
  discards: true,
  applies: ({ self, opportunity }) => opportunity.ship === self,
  resolve: ({ table, self, key }) => [
    {
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect: { kind: 'cannotAttack' }, until: 'endOfPhase' },
    },
    ...table.ships
      .filter(({ id }) => table.range(self, id) === 1)
      .map(({ id }) => ({ kind: 'assignTokens', ship: id, token: 'ion', count: 2 }) as const),
  ],
});
