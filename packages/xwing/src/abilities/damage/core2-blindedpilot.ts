import { card, on } from '../card-words.ts';
import { flipFacedown } from './shapes.ts';

export const core2BlindedPilot = card('core2-blindedpilot', {
  forbids: { attack: ({ ship }, { self }) => ship.id === self },
  abilities: [
    on('endOfOpportunity', {
      optional: false,
      applies: ({ opportunity, table, self, key }) =>
        opportunity.ship === self && table.damage(self, key)!.serial <= opportunity.since,
      resolve: (at) => [flipFacedown(at)],
    }),
  ],
});
