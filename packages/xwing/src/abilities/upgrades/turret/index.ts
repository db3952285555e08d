import type { CardRules } from '../../card-rules.ts';
import { autoblasterTurret } from './autoblasterturret.ts';
import { blasterTurret } from './blasterturret.ts';
import { dorsalTurret } from './dorsalturret.ts';
import { ionCannonTurret } from './ioncannonturret.ts';
import { syncedTurret } from './syncedturret.ts';
import { twinLaserTurret } from './twinlaserturret.ts';

export const turretRules = [
  blasterTurret,
  ionCannonTurret,
  twinLaserTurret,
  autoblasterTurret,
  dorsalTurret,
  syncedTurret,
] as const satisfies readonly CardRules[];
