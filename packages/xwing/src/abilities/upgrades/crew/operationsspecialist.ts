import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const operationsSpecialist = ability('crew:operationsspecialist', {
  window: 'afterAttack',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) => attack.outcome === 'miss' && table.range(self, attack.attacker) <= 2,
  choices: ({ table, self, attack }) =>
    table
      .friendsOf(self)
      .filter(({ id }) => table.range(attack.attacker, id) <= 3)
      .map(({ id }) => id),
  resolve: (_at, chosen: ShipId) => [{ kind: 'assignTokens', ship: chosen, token: 'focus', count: 1 }],
});
