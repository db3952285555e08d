import { showing } from '@sortie/kernel';
import { card, on } from '../card-words.ts';
import { firesThis } from '../fires-this.ts';

export const concussionMissiles = card('missile:concussionmissiles', {
  weapon: { requires: 'targetLock', spends: true, discards: true },
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      applies: firesThis,
      choices: ({ attack }) => showing(attack.attackDice, 'blank'),
      resolve: ({ key }, die: number) => [
        { kind: 'changeDice', pool: 'attack', dice: [die], to: 'hit', source: key },
      ],
    }),
  ],
});
