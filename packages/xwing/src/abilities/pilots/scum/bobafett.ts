import { picksOfDice } from '../../../rules/picks-of-dice.ts';
import { rerollable } from '../../../rules/reroll.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

export const bobafett = card('scum:firespray31:bobafett', {
  abilities: [
    rerollsDice({
      source: 'bobafett',
      most: enemiesNear,
      applies: ({ self, attack }) => attack.attacker === self,
    }),
    on('modifyDefenseDice', {
      side: 'defender',
      optional: true,
      applies: ({ self, attack }) => attack.defender === self,
      choices: (at) => {
        const { defenseDice } = at.attack;
        return picksOfDice(defenseDice, rerollable(defenseDice), { least: 1, most: enemiesNear(at) });
      },
      canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
      resolve: ({ key }, dice: readonly number[]) => [
        { kind: 'rerollDice', pool: 'defense', dice, source: key },
      ],
    }),
  ],
});

function enemiesNear({ table, self }: Here): number {
  return table.enemiesOf(self).filter(({ id }) => table.range(self, id) === 1).length;
}
