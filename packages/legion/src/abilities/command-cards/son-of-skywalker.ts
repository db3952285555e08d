import type { Here } from '../card-rules.ts';
import { card, on } from '../card-words.ts';
import { orderAttack } from '../order-attack.ts';

const SOURCE = 'son-of-skywalker';

/** Attacks of the round that the card has counted, on its owner. */
function attacksSoFar({ table, self, key }: Here): number {
  const { uses } = table.unit(self);
  return uses.filter((use) => use.key === key && use.scope === 'round' && use.during === table.round).length;
}

/** Another attack after the first of the round, which is no action. lg.actions.non-action-attack.no-limit */
export const sonOfSkywalker = card(SOURCE, {
  abilities: [
    on('attackDeclared', {
      optional: false,
      automatic: true,
      counts: 'round',
      applies: ({ self, attack }) => attack.unit === self,
      resolve: () => [],
    }),
    on('after', {
      optional: true,
      applies: (at) => at.deed.unit === at.self && at.deed.defenders.length > 0 && attacksSoFar(at) === 1,
      needs: ({ self }) => ({ kind: 'attack', unit: self, types: 'any', against: null }),
      resolve: ({ self }) => [orderAttack({ unit: self, source: SOURCE })],
    }),
  ],
});
