import { ability } from '../../card-words.ts';

/** A critical flips nothing. */
export const r2d2Crew = ability('crew:r2d2-swx22', {
  window: 'endOfRound',
  optional: true,
  applies: ({ table, self }) => table.ship(self).shields === 0 && table.shieldValue(self) > 0,
  resolve: ({ self, key }) => [
    { kind: 'recoverShield', ship: self },
    {
      kind: 'rollFor',
      ship: self,
      source: key,
      count: 1,
      outcomes: { hit: [{ kind: 'flipRandomCard', ship: self }] },
    },
  ],
});
