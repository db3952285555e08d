import { ability } from '../card-words.ts';
import { rerollChoices } from '../reroll-choices.ts';

export const hortonsalm = ability('rebel:ywing:hortonsalm', {
  window: 'modifyAttackDice',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self && attack.range >= 2 && attack.range <= 3,
  choices: ({ table, attack }) =>
    rerollChoices(table, attack, attack.attackDice.length).filter((dice) =>
      dice.every((die) => attack.attackDice[die]!.face === 'blank'),
    ),
  resolve: (_at, dice: readonly number[]) => [
    { kind: 'rerollDice', pool: 'attack', dice, source: 'hortonsalm' },
  ],
});
