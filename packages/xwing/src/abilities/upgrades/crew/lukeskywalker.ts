import { attacksAgain } from '../../attacks-again.ts';
import { card } from '../../card-words.ts';
import { turnsDie } from '../../turns-die.ts';

export const lukeSkywalker = card('crew:lukeskywalker', {
  abilities: [
    attacksAgain,
    turnsDie({ from: 'focus', to: 'hit', applies: ({ attack, key }) => attack.source === key }),
  ],
});
