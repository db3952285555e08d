import { card } from '../card-rules.ts';
import { ionHit } from '../ion-hit.ts';

export const ionCannonTurret = card('turret:ioncannonturret', {
  weapon: { turret: true },
  abilities: [ionHit],
});
