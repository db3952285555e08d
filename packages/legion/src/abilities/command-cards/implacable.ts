import type { Here } from '../card-rules.ts';
import { card, on } from '../card-words.ts';
import { hasUse } from '../has-use.ts';
import { sufferWound } from '../suffer.ts';

const SOURCE = 'implacable';

/** Darth Vader has paid for his second activation in this round. */
function hasPaid({ table, self, key }: Here): boolean {
  return hasUse(table.unit(self), key, 'round', table.round);
}

/** A wound for a second activation, which is one action shorter. */
export const implacable = card(SOURCE, {
  abilities: [
    on('endOfActivation', {
      optional: true,
      counts: 'round',
      applies: (at) => at.activation.unit === at.self && !hasPaid(at),
      resolve: ({ self }) => [sufferWound(self, SOURCE), { kind: 'returnOrderToken', unit: self }],
    }),
    on('startOfActivation', {
      optional: false,
      automatic: true,
      applies: (at) => at.activation.unit === at.self && hasPaid(at),
      resolve: ({ self }) => [{ kind: 'loseActions', unit: self, count: 1, source: SOURCE }],
    }),
  ],
});
