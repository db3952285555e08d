import { card } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';
import { ordnance } from '../../ordnance.ts';
import { turnsDie } from '../../turns-die.ts';

/** xw.carddata.upgrade.proton-torpedoes */
export const protonTorpedoes = card('torpedo:protontorpedoes', {
  weapon: ordnance,
  abilities: [turnsDie({ from: 'focus', to: 'crit', applies: firesThis })],
});
