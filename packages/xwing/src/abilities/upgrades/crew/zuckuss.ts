import { picksOfDice } from '../../../rules/picks-of-dice.ts';
import { rerollable } from '../../../rules/reroll.ts';
import { ability } from '../../card-words.ts';

export const zuckussCrew = ability('crew:zuckuss', {
  window: 'modifyDefenseDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) => attack.attacker === self && table.ship(self).tokens.stress === 0,
  choices: ({ attack }) => picksOfDice(attack.defenseDice, rerollable(attack.defenseDice), { least: 1 }),
  resolve: ({ self, key }, dice: readonly number[]) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: dice.length },
    { kind: 'rerollDice', pool: 'defense', dice, source: key },
  ],
});
