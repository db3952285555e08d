import { showing } from '@sortie/kernel';
import { card, on } from '../card-words.ts';
import { firesThis } from '../fires-this.ts';

/** xw.carddata.upgrade.proton-torpedoes */
export const protonTorpedoes = card('torpedo:protontorpedoes', {
  weapon: { requires: 'targetLock', spends: true, discards: true },
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      applies: firesThis,
      choices: ({ attack }) => showing(attack.attackDice, 'focus'),
      resolve: ({ key }, die: number) => [
        { kind: 'changeDice', pool: 'attack', dice: [die], to: 'crit', source: key },
      ],
    }),
  ],
});
