import { oneOfEachKind } from '../../../rules/alike-dice.ts';
import { hasLocked } from '../../../rules/locks.ts';
import { rerollableIn } from '../../../rules/reroll.ts';
import { card, on } from '../../card-words.ts';

/** Whoever attacks, friend or enemy, while this ship holds a lock on it. */
export const m9g8 = card('amd:m9g8', {
  permits: {
    lockAt: ({ ship, target }, { table, self }) => ship.id === self && table.areFriendly(self, target.id),
  },
  abilities: [
    on('modifyAttackDice', {
      optional: true,
      applies: ({ table, self, attack }) =>
        hasLocked(table.ship(self), attack.attacker) && table.mayReroll(attack),
      choices: ({ table, attack }) => oneOfEachKind(attack.attackDice, rerollableIn(table, attack)),
      resolve: ({ key }, die: number) => [{ kind: 'rerollDice', pool: 'attack', dice: [die], source: key }],
    }),
  ],
});
