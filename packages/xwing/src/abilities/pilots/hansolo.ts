import { rerollable } from '../../rules/reroll.ts';
import { ability } from '../card-words.ts';

export const hansolo = ability('rebel:yt1300:hansolo', {
  window: 'modifyAttackDice',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self && table.mayReroll(attack) && rerollable(attack.attackDice).length > 0,
  resolve: ({ attack }) => [
    { kind: 'rerollDice', pool: 'attack', dice: rerollable(attack.attackDice), source: 'hansolo' },
  ],
});
