import { oneOfEachKind } from '../../../rules/alike-dice.ts';
import { rerollableIn } from '../../../rules/reroll.ts';
import { ability } from '../../card-words.ts';

export const elusiveness = ability('ept:elusiveness', {
  window: 'modifyAttackDice',
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.defender === self && table.ship(self).tokens.stress === 0 && table.mayReroll(attack),
  choices: ({ table, attack }) => oneOfEachKind(attack.attackDice, rerollableIn(table, attack)),
  resolve: ({ self, key }, die: number) => [
    { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    { kind: 'rerollDice', pool: 'attack', dice: [die], source: key },
  ],
});
