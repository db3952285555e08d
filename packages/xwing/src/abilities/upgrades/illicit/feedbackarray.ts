import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const feedbackArray = ability('illicit:feedbackarray', {
  window: 'startOfOpportunity',
  optional: true,
  applies: ({ self, opportunity }) => opportunity.ship === self,
  choices: ({ table, self }) =>
    table
      .enemiesOf(self)
      .filter(({ id }) => table.range(self, id) === 1)
      .map(({ id }) => id),
  resolve: ({ self, key }, enemy: ShipId) => [
    {
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect: { kind: 'cannotAttack' }, until: 'endOfPhase' },
    },
    { kind: 'assignTokens', ship: self, token: 'ion', count: 1 },
    { kind: 'sufferDamage', ship: self, hits: 1, crits: 0, source: key },
    { kind: 'sufferDamage', ship: enemy, hits: 1, crits: 0, source: key },
  ],
});
