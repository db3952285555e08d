import { card } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';
import { ordnance } from '../../ordnance.ts';
import { turnsDie } from '../../turns-die.ts';

export const concussionMissiles = card('missile:concussionmissiles', {
  weapon: ordnance,
  abilities: [turnsDie({ from: 'blank', to: 'hit', applies: firesThis })],
});
