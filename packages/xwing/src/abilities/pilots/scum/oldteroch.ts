import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const oldteroch = ability('scum:protectoratestarfighter:oldteroch', {
  window: 'startOfCombat',
  optional: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .enemiesOf(self)
      .filter(({ id }) => table.range(self, id) === 1 && table.isInAnyArc(id, self))
      .map(({ id }) => id),
  resolve: ({ table }, enemy: ShipId) => {
    const { tokens } = table.ship(enemy);
    return [
      { kind: 'removeTokens', ship: enemy, token: 'focus', count: tokens.focus },
      { kind: 'removeTokens', ship: enemy, token: 'evade', count: tokens.evade },
    ];
  },
});
