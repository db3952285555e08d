import { ability } from '../card-words.ts';
import { rerollChoices } from '../reroll-choices.ts';

export const krassistrelix = ability('imperial:firespray31:krassistrelix', {
  window: 'modifyAttackDice',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self && attack.weapon !== 'primary',
  choices: ({ table, attack }) => rerollChoices(table, attack, 1),
  resolve: (_at, dice: readonly number[]) => [
    { kind: 'rerollDice', pool: 'attack', dice, source: 'krassistrelix' },
  ],
});
