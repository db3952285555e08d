import { showing } from '@sortie/kernel';
import { attacksAgain } from '../attacks-again.ts';
import { card, on } from '../card-words.ts';

export const lukeSkywalker = card('crew:lukeskywalker', {
  abilities: [
    attacksAgain,
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      applies: ({ attack, key }) => attack.source === key,
      choices: ({ attack }) => showing(attack.attackDice, 'focus'),
      resolve: ({ key }, die: number) => [
        { kind: 'changeDice', pool: 'attack', dice: [die], to: 'hit', source: key },
      ],
    }),
  ],
});
