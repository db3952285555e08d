import type { ShipId, Spending } from '../../model/index.ts';
import { card, on } from '../card-words.ts';
import { spendings, whyNoCommand } from './spending.ts';

/** Right after the dial is revealed. ar.commands.squadron.timing, ar.commands.squadron.dial, ar.commands.squadron.token */
export const squadron = card('squadron', {
  abilities: [
    on('dialRevealed', {
      optional: true,
      applies: ({ self, activation }) => activation.ship === self,
      forbidden: (at) => whyNoCommand(at, 'squadron'),
      choices: (at) => spendings(at, 'squadron'),
      resolve: ({ self }, spend: Spending) => {
        const ship = self as ShipId;
        return [
          { kind: 'payCommand', ship, command: 'squadron', spend },
          { kind: 'commandSquadrons', ship, spend },
        ];
      },
    }),
  ],
  cites: { otherWindow: 'ar.commands.squadron.timing' },
});
