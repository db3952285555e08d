import { picksOfAttackDice } from '../../../rules/picks-of-dice.ts';
import { card, on } from '../../card-words.ts';

export const maul = card('crew:maul', {
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      applies: ({ table, self, attack }) =>
        attack.attacker === self && table.ship(self).tokens.stress === 0 && table.mayReroll(attack),
      choices: ({ table, attack }) => picksOfAttackDice(table, attack, { least: 1 }),
      resolve: ({ self, key }, dice: readonly number[]) => [
        { kind: 'assignTokens', ship: self, token: 'stress', count: dice.length },
        { kind: 'rerollDice', pool: 'attack', dice, source: key },
      ],
    }),
    on('afterAttack', {
      side: 'attacker',
      optional: true,
      applies: ({ table, self, attack }) =>
        attack.attacker === self && attack.outcome === 'hit' && table.ship(self).tokens.stress > 0,
      resolve: ({ self }) => [{ kind: 'removeTokens', ship: self, token: 'stress', count: 1 }],
    }),
  ],
});
