import type { ShipId } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card, on } from '../card-words.ts';

/** Who assigned the card: the one whom its holder may attack with all dice. */
function assignedBy({ table, self, key }: Here): ShipId | undefined {
  return table.ship(self).conditions.find((each) => each.key === key)?.by;
}

export const suppressiveFire = card('suppressivefire', {
  adds: {
    attackDice: (at) => (at.attack.attacker === at.self && at.attack.defender !== assignedBy(at) ? -1 : 0),
  },
  abilities: [
    on('attackDeclared', {
      optional: false,
      automatic: true,
      applies: (at) => at.attack.attacker === at.self && at.attack.defender === assignedBy(at),
      resolve: ({ self, key }) => [{ kind: 'removeCondition', ship: self, key }],
    }),
    on('shipLeft', {
      optional: false,
      automatic: true,
      applies: (at) => at.left.ship === assignedBy(at),
      resolve: ({ self, key }) => [{ kind: 'removeCondition', ship: self, key }],
    }),
    on('endOfCombat', {
      optional: false,
      automatic: true,
      applies: (at) => {
        const by = assignedBy(at);
        const marks = at.table.ships.find(({ id }) => id === by)?.lasting ?? [];
        return !marks.some(({ effect }) => effect.kind === 'mark' && effect.mark === 'suppressing');
      },
      resolve: ({ self, key }) => [{ kind: 'removeCondition', ship: self, key }],
    }),
  ],
});
