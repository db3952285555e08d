import { pickDice, placesOf } from '../../rules/dice-kinds.ts';
import { card, on } from '../card-words.ts';

/**
 * Aim tokens are spent one after the other, each for some dice of the pool; a die may be rerolled with every token.
 * A token that goes off has none to spend. lg.actions.aim.reroll-two, lg.actions.aim.spend-timing,
 * lg.actions.aim.sequential, lg.actions.aim.same-die-again, lg.area-weapon.detonation.no-aim
 */
export const aim = card('aim', {
  abilities: [
    on('rerollAttackDice', {
      optional: true,
      repeatable: true,
      applies: ({ table, self, pool }) => pool.attacker === self && table.unit(self).tokens.aim > 0,
      choices: ({ table, pool }) => pickDice(pool.dice, table.rerollsPerAim(pool)),
      resolve: ({ self, pool }, picked: readonly string[]) => [
        { kind: 'spendToken', unit: self, token: 'aim' },
        { kind: 'rerollAttackDice', dice: placesOf(pool.dice, picked), source: 'aim' },
      ],
    }),
  ],
  cites: { otherWindow: 'lg.actions.aim.spend-timing', otherChoice: 'lg.actions.aim.reroll-two' },
});
