import { showing } from '@sortie/kernel';
import type { AttackDie, DefenseDie } from '../../../model/index.ts';
import { rerollable } from '../../../rules/reroll.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

export const wired = card('ept:wired', {
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      applies: (at) => at.attack.attacker === at.self && isStressed(at) && at.table.mayReroll(at.attack),
      choices: ({ table, attack }) => focusResults(attack.attackDice, table.rerollsLeft(attack)),
      resolve: ({ key }, dice: readonly number[]) => [
        { kind: 'rerollDice', pool: 'attack', dice, source: key },
      ],
    }),
    on('modifyDefenseDice', {
      side: 'defender',
      optional: true,
      applies: (at) => at.attack.defender === at.self && isStressed(at),
      choices: ({ attack }) => focusResults(attack.defenseDice),
      canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
      resolve: ({ key }, dice: readonly number[]) => [
        { kind: 'rerollDice', pool: 'defense', dice, source: key },
      ],
    }),
  ],
});

function isStressed({ table, self }: Here): boolean {
  return table.ship(self).tokens.stress > 0;
}

/** One, two, ... of the focus results: they are alike, so the count is the whole choice. */
function focusResults(pool: readonly (AttackDie | DefenseDie)[], most: number = pool.length): number[][] {
  const may = rerollable<string>(pool);
  const dice = showing<string>(pool, 'focus').filter((die) => may.includes(die));
  return dice.slice(0, most).map((_die, index) => dice.slice(0, index + 1));
}
