import { oneOfEachKind } from '../../../rules/alike-dice.ts';
import { rerollableIn } from '../../../rules/reroll.ts';
import { ability } from '../../card-words.ts';

/** Null stands for all of them; a card may leave him one. */
export const hansolo = ability('rebel:yt1300:hansolo', {
  window: 'modifyAttackDice',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self && table.mayReroll(attack) && rerollableIn(table, attack).length > 0,
  choices: ({ table, attack }) => {
    const dice = rerollableIn(table, attack);
    return table.rerollsLeft(attack) < dice.length ? oneOfEachKind(attack.attackDice, dice) : [null];
  },
  resolve: ({ table, attack }, die: number | null) => {
    const dice = die === null ? rerollableIn(table, attack) : [die];
    return [{ kind: 'rerollDice', pool: 'attack', dice, source: 'hansolo' }];
  },
});
