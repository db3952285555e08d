import { refused } from '@sortie/kernel';
import type { ShipId } from '../../model/index.ts';
import { card, on } from '../card-words.ts';

const TOO_LATE = refused('ar.ship-activation.keep-or-convert-dial');

/** The revealed dial is turned into a token at once, or kept. ar.ship-activation.keep-or-convert-dial */
export const convertDial = card('convertDial', {
  abilities: [
    on('dialRevealed', {
      optional: true,
      // Only the ship that is activated has one.
      applies: ({ table, self }) => table.ship(self).revealedDial !== null,
      // Resolving a command first means that the dial was kept.
      forbidden: ({ table, self }) => (table.ship(self).resolved.length > 0 ? TOO_LATE : undefined),
      resolve: ({ table, self }) => [
        { kind: 'spendDial', ship: self as ShipId },
        {
          kind: 'gainCommandToken',
          ship: self as ShipId,
          command: table.ship(self).revealedDial!,
          source: 'convertDial',
        },
      ],
    }),
  ],
  cites: { conditionUnmet: 'ar.ship-activation.keep-or-convert-dial' },
});
