import { changeable } from '../../../rules/changeable.ts';
import { card, on } from '../../card-words.ts';

const turnsFocus = on('modifyDefenseDice', {
  side: 'defender',
  optional: true,
  applies: ({ table, self, attack }) => attack.defender === self && table.ship(self).tokens.stress > 0,
  choices: ({ attack }) => {
    const dice = changeable(attack.defenseDice, 'focus').slice(0, 2);
    return dice.map((_, index) => dice.slice(0, index + 1));
  },
  canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
  resolve: ({ key }, dice: readonly number[]) => [
    { kind: 'changeDice', pool: 'defense', dice, to: 'evade', source: key },
  ],
});

export const ezraBridgerShuttle = card('rebel:attackshuttle:ezrabridger', { abilities: [turnsFocus] });
export const ezraBridgerPhantom = card('rebel:sheathipedeclassshuttle:ezrabridger', {
  abilities: [turnsFocus],
});
