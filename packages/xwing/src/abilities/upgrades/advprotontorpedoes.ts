import { showing } from '@sortie/kernel';
import { card, on } from '../card-words.ts';
import { firesThis } from '../fires-this.ts';

const MOST = 3;

export const advProtonTorpedoes = card('torpedo:advprotontorpedoes', {
  weapon: { requires: 'targetLock', spends: true, discards: true },
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      applies: firesThis,
      /** Blanks are alike, so how many is the whole decision. */
      choices: ({ attack }) => {
        const blanks = showing(attack.attackDice, 'blank').slice(0, MOST);
        return blanks.map((_, index) => blanks.slice(0, index + 1));
      },
      resolve: ({ key }, dice: readonly number[]) => [
        { kind: 'changeDice', pool: 'attack', dice, to: 'focus', source: key },
      ],
    }),
  ],
});
