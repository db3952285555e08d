import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const swarmLeader = ability('ept:swarmleader', {
  window: 'beforeAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self && attack.weapon === 'primary',
  choices: ({ table, self, attack }) => {
    const helpers = table
      .friendsOf(self)
      .filter(
        ({ id, tokens }) =>
          id !== self &&
          tokens.evade > 0 &&
          table.range(id, attack.defender) <= 3 &&
          table.isInAnyArc(id, attack.defender),
      )
      .map(({ id }) => id);
    const pairs = helpers.flatMap((one, place) => helpers.slice(place + 1).map((other) => [one, other]));
    return [...helpers.map((one) => [one]), ...pairs];
  },
  resolve: ({ self, key }, helpers: readonly ShipId[]) => [
    ...helpers.map((ship) => ({ kind: 'removeTokens', ship, token: 'evade', count: 1 }) as const),
    {
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect: { kind: 'attackDice', by: helpers.length }, until: 'endOfAttack' },
    },
  ],
});
