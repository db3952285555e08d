import { ability } from '../card-words.ts';

/** In the step in which the dice are rolled, so that the token may be spent at once. lg.wound.wounded-unit */
export const hunter = ability('hunter', {
  window: 'rerollAttackDice',
  optional: true,
  applies: ({ table, self, pool }) =>
    pool.attacker === self && table.isTrooper(pool.defender) && table.isWounded(pool.defender),
  resolve: ({ self }) => [{ kind: 'gainTokens', unit: self, token: 'aim', count: 1, source: 'hunter' }],
});
