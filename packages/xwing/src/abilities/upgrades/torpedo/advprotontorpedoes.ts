import { card } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';
import { ordnance } from '../../ordnance.ts';
import { turnsDice } from '../../turns-die.ts';

const MOST = 3;

export const advProtonTorpedoes = card('torpedo:advprotontorpedoes', {
  weapon: ordnance,
  abilities: [turnsDice({ from: 'blank', to: 'focus', applies: firesThis }, MOST)],
});
