import { picksOfAttackDice, picksOfDice } from '../../../rules/picks-of-dice.ts';
import { rerollable } from '../../../rules/reroll.ts';
import { card, on } from '../../card-words.ts';

export const inaldra = card('scum:m3ainterceptor:inaldra', {
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      applies: ({ table, self, attack }) =>
        attack.attacker === self && table.ship(self).shields > 0 && table.mayReroll(attack),
      choices: ({ table, attack }) => picksOfAttackDice(table, attack, { least: 1 }),
      resolve: ({ self, key }, dice: readonly number[]) => [
        { kind: 'loseShield', ship: self },
        { kind: 'rerollDice', pool: 'attack', dice, source: key },
      ],
    }),
    on('modifyDefenseDice', {
      side: 'defender',
      optional: true,
      applies: ({ table, self, attack }) => attack.defender === self && table.ship(self).shields > 0,
      choices: ({ attack }) => picksOfDice(attack.defenseDice, rerollable(attack.defenseDice), { least: 1 }),
      canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
      resolve: ({ self, key }, dice: readonly number[]) => [
        { kind: 'loseShield', ship: self },
        { kind: 'rerollDice', pool: 'defense', dice, source: key },
      ],
    }),
  ],
});
