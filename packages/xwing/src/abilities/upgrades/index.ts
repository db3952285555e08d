import type { CardRules } from '../card-rules.ts';
import { advProtonTorpedoes } from './advprotontorpedoes.ts';
import { assaultMissiles } from './assaultmissiles.ts';
import { autoblaster } from './autoblaster.ts';
import { blasterTurret } from './blasterturret.ts';
import { clusterMissiles } from './clustermissiles.ts';
import { concussionMissiles } from './concussionmissiles.ts';
import { determination } from './determination.ts';
import { heavyLaserCannon } from './heavylasercannon.ts';
import { homingMissiles } from './homingmissiles.ts';
import { ionCannon } from './ioncannon.ts';
import { ionCannonTurret } from './ioncannonturret.ts';
import { protonBombs } from './protonbombs.ts';
import { protonTorpedoes } from './protontorpedoes.ts';
import { proximityMines } from './proximitymines.ts';
import { seismicCharges } from './seismiccharges.ts';

export const upgradeRules: readonly CardRules[] = [
  advProtonTorpedoes,
  assaultMissiles,
  autoblaster,
  blasterTurret,
  clusterMissiles,
  concussionMissiles,
  determination,
  heavyLaserCannon,
  homingMissiles,
  ionCannon,
  ionCannonTurret,
  protonBombs,
  protonTorpedoes,
  proximityMines,
  seismicCharges,
];
