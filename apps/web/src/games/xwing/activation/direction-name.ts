import type { BoostDirection, DecloakDirection, RollDirection } from '@sortie/xwing/model';
import type { XwingSay } from '../text/xwing-say.ts';

export function directionName(direction: string, say: XwingSay): string {
  return say(`direction_${direction as BoostDirection | RollDirection | DecloakDirection}`);
}
