import { card } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';
import { turnsDie } from '../../turns-die.ts';

export const manglerCannon = card('cannon:manglercannon', {
  weapon: {},
  abilities: [turnsDie({ from: 'hit', to: 'crit', applies: firesThis })],
});
