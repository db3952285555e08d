import { card } from '../../card-words.ts';
import { firesThis } from '../../fires-this.ts';

export const autoblasterTurret = card('turret:autoblasterturret', {
  weapon: { turret: true },
  hitsResistDice: firesThis,
});
