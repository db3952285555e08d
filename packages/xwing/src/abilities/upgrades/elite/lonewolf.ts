import { showing } from '@sortie/kernel';
import { rerollable } from '../../../rules/reroll.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';
import { rerollsDice } from '../../rerolls-dice.ts';

export const loneWolf = card('ept:lonewolf', {
  abilities: [
    rerollsDice({
      source: 'ept:lonewolf',
      most: 1,
      showing: 'blank',
      applies: (at) => at.attack.attacker === at.self && isAlone(at),
    }),
    on('modifyDefenseDice', {
      side: 'defender',
      optional: true,
      applies: (at) => at.attack.defender === at.self && isAlone(at),
      choices: ({ attack }) => {
        const may = rerollable(attack.defenseDice);
        return showing(attack.defenseDice, 'blank')
          .filter((die) => may.includes(die))
          .slice(0, 1);
      },
      canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
      resolve: ({ key }, die: number) => [{ kind: 'rerollDice', pool: 'defense', dice: [die], source: key }],
    }),
  ],
});

function isAlone({ table, self }: Here): boolean {
  return table.friendsOf(self).every(({ id }) => id === self || table.range(self, id) > 2);
}
