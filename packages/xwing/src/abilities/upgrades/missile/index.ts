import type { CardRules } from '../../card-rules.ts';
import { advHomingMissiles } from './advhomingmissiles.ts';
import { assaultMissiles } from './assaultmissiles.ts';
import { chardaanRefit } from './chardaanrefit.ts';
import { clusterMissiles } from './clustermissiles.ts';
import { concussionMissiles } from './concussionmissiles.ts';
import { cruiseMissiles } from './cruisemissiles.ts';
import { harpoonMissiles } from './harpoonmissiles.ts';
import { homingMissiles } from './homingmissiles.ts';
import { ionPulseMissiles } from './ionpulsemissiles.ts';
import { protonRockets } from './protonrockets.ts';
import { scramblerMissiles } from './scramblermissiles.ts';
import { unguidedRockets } from './unguidedrockets.ts';
import { xx23SThreadTracers } from './xx23sthreadtracers.ts';

export const missileRules = [
  assaultMissiles,
  clusterMissiles,
  concussionMissiles,
  homingMissiles,
  chardaanRefit,
  harpoonMissiles,
  ionPulseMissiles,
  protonRockets,
  cruiseMissiles,
  scramblerMissiles,
  advHomingMissiles,
  unguidedRockets,
  xx23SThreadTracers,
] as const satisfies readonly CardRules[];
