import { changeable } from '../../../rules/changeable.ts';
import type { WindowAbility } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

const turnsFocus: readonly WindowAbility[] = [
  on('modifyAttackDice', {
    optional: true,
    applies: ({ table, self, attack }) =>
      attack.attacker === self &&
      table.focusHolders(self).length > 0 &&
      changeable(attack.attackDice, 'focus').length > 0,
    resolve: ({ attack }) => [
      {
        kind: 'changeDice',
        pool: 'attack',
        dice: changeable(attack.attackDice, 'focus').slice(0, 1),
        to: 'hit',
        source: 'poedameron',
      },
    ],
  }),
  on('modifyDefenseDice', {
    optional: true,
    applies: ({ table, self, attack }) =>
      attack.defender === self &&
      table.ship(self).tokens.focus > 0 &&
      changeable(attack.defenseDice, 'focus').length > 0,
    canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
    resolve: ({ attack }) => [
      {
        kind: 'changeDice',
        pool: 'defense',
        dice: changeable(attack.defenseDice, 'focus').slice(0, 1),
        to: 'evade',
        source: 'poedameron',
      },
    ],
  }),
];

export const poedameron = card('rebel:t70xwing:poedameron', { abilities: turnsFocus });
/** Of a later printing, with the same ability. */
export const poeDameronLater = card('rebel:t70xwing:poedameron-swx57', { abilities: turnsFocus });
