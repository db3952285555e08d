import { card } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';

export const dorsalTurret = card('turret:dorsalturret', {
  weapon: { turret: true },
  adds: { attackDice: (at) => (firesThis(at) && at.attack.range === 1 ? 1 : 0) },
});
