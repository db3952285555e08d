import type { ShipId, Spending } from '../../model/index.ts';
import { card, on } from '../card-words.ts';
import { spendings, whyNoCommand } from './spending.ts';

/** Right after the dial is revealed, before or after Squadron. ar.commands.repair.timing, ar.timing.same-player-order */
export const repair = card('repair', {
  abilities: [
    on('dialRevealed', {
      optional: true,
      applies: ({ self, activation }) => activation.ship === self,
      forbidden: (at) => whyNoCommand(at, 'repair'),
      choices: (at) => spendings(at, 'repair'),
      resolve: ({ self }, spend: Spending) => {
        const ship = self as ShipId;
        return [
          { kind: 'payCommand', ship, command: 'repair', spend },
          { kind: 'repairShip', ship, spend },
        ];
      },
    }),
  ],
  cites: { otherWindow: 'ar.commands.repair.timing' },
});
