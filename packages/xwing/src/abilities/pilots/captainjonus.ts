import { ability } from '../card-words.ts';
import { rerollChoices } from '../reroll-choices.ts';

export const captainjonus = ability('imperial:tiebomber:captainjonus', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker !== self && attack.weapon !== 'primary' && table.range(self, attack.attacker) === 1,
  choices: ({ table, attack }) => rerollChoices(table, attack, 2),
  resolve: (_at, dice: readonly number[]) => [
    { kind: 'rerollDice', pool: 'attack', dice, source: 'captainjonus' },
  ],
});
