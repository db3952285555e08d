import { oneOfEachKind } from '../../../rules/alike-dice.ts';
import { rerollable } from '../../../rules/reroll.ts';
import { ability } from '../../card-words.ts';

export const serissu = ability('scum:m3ainterceptor:serissu', {
  window: 'modifyDefenseDice',
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) => attack.defender !== self && table.range(self, attack.defender) === 1,
  choices: ({ attack }) => oneOfEachKind(attack.defenseDice, rerollable(attack.defenseDice)),
  canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
  resolve: ({ key }, die: number) => [{ kind: 'rerollDice', pool: 'defense', dice: [die], source: key }],
});
