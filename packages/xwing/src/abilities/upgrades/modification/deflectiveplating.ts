import { ability } from '../../card-words.ts';

/** In place of what a friendly bomb does to the ship. */
export const deflectivePlating = ability('mod:deflectiveplating', {
  window: 'bombStrikes',
  optional: true,
  applies: ({ table, self, strike }) => strike.ship === self && strike.side === table.ship(self).side,
  resolve: ({ self, key }) => [
    { kind: 'replaceComing', by: [] },
    {
      kind: 'rollFor',
      ship: self,
      source: key,
      count: 1,
      outcomes: { hit: [{ kind: 'discardUpgrade', ship: self, key }] },
    },
  ],
});
