import { card } from '../../card-words.ts';
import { ionHit } from '../../ion-hit.ts';

export const ionCannonTurret = card('turret:ioncannonturret', {
  weapon: { turret: true },
  abilities: [ionHit],
});
