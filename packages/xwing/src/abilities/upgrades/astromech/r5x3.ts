import { ability } from '../../card-words.ts';

/** The discarded card has no text left, so the effect goes on by itself. xw.cards.upgrade.discard-facedown */
export const r5x3 = ability('amd:r5x3', {
  window: 'beforeReveal',
  optional: true,
  discards: true,
  applies: ({ table, self, activation }) => activation.ship === self && table.ship(self).dial !== null,
  resolve: ({ self, key }) => [
    {
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect: { kind: 'ignoreObstacles' }, until: 'endOfRound' },
    },
  ],
});
