import type { CardRules } from '../card-rules.ts';
import { advancedCloakingDevice } from './advancedcloakingdevice.ts';
import { advProtonTorpedoes } from './advprotontorpedoes.ts';
import { assaultMissiles } from './assaultmissiles.ts';
import { autoblaster } from './autoblaster.ts';
import { bb8 } from './bb8.ts';
import { blasterTurret } from './blasterturret.ts';
import { chewbacca } from './chewbacca.ts';
import { clusterMissiles } from './clustermissiles.ts';
import { concussionMissiles } from './concussionmissiles.ts';
import { daredevil } from './daredevil.ts';
import { deadeye } from './deadeye.ts';
import { determination } from './determination.ts';
import { elusiveness } from './elusiveness.ts';
import { engineUpgrade } from './engineupgrade.ts';
import { expertHandling } from './experthandling.ts';
import { fireControlSystem } from './firecontrolsystem.ts';
import { gunner } from './gunner.ts';
import { heavyLaserCannon } from './heavylasercannon.ts';
import { homingMissiles } from './homingmissiles.ts';
import { hullUpgrade } from './hullupgrade.ts';
import { ionCannon } from './ioncannon.ts';
import { ionCannonTurret } from './ioncannonturret.ts';
import { lukeSkywalker } from './lukeskywalker.ts';
import { marksmanship } from './marksmanship.ts';
import { mercenaryCopilot } from './mercenarycopilot.ts';
import { millenniumFalcon } from './millenniumfalcon.ts';
import { nienNunb } from './niennunb.ts';
import { protonBombs } from './protonbombs.ts';
import { protonTorpedoes } from './protontorpedoes.ts';
import { proximityMines } from './proximitymines.ts';
import { pushTheLimit } from './pushthelimit.ts';
import { r2Astromech } from './r2astromech.ts';
import { r2d2 } from './r2d2.ts';
import { r2f2 } from './r2f2.ts';
import { r5Astromech } from './r5astromech.ts';
import { r5d8 } from './r5d8.ts';
import { r5k6 } from './r5k6.ts';
import { r5x3 } from './r5x3.ts';
import { reconSpecialist } from './reconspecialist.ts';
import { seismicCharges } from './seismiccharges.ts';
import { sensorJammer } from './sensorjammer.ts';
import { shieldUpgrade } from './shieldupgrade.ts';
import { slaveI } from './slavei.ts';
import { squadLeader } from './squadleader.ts';
import { stealthDevice } from './stealthdevice.ts';
import { swarmTactics } from './swarmtactics.ts';
import { veteranInstincts } from './veteraninstincts.ts';
import { weaponsGuidance } from './weaponsguidance.ts';
import { wired } from './wired.ts';

export const upgradeRules = [
  advancedCloakingDevice,
  advProtonTorpedoes,
  assaultMissiles,
  autoblaster,
  bb8,
  blasterTurret,
  chewbacca,
  clusterMissiles,
  concussionMissiles,
  daredevil,
  deadeye,
  determination,
  elusiveness,
  engineUpgrade,
  expertHandling,
  fireControlSystem,
  gunner,
  heavyLaserCannon,
  homingMissiles,
  hullUpgrade,
  ionCannon,
  ionCannonTurret,
  lukeSkywalker,
  marksmanship,
  mercenaryCopilot,
  millenniumFalcon,
  nienNunb,
  protonBombs,
  protonTorpedoes,
  proximityMines,
  pushTheLimit,
  r2Astromech,
  r2d2,
  r2f2,
  r5Astromech,
  r5d8,
  r5k6,
  r5x3,
  reconSpecialist,
  seismicCharges,
  sensorJammer,
  shieldUpgrade,
  slaveI,
  squadLeader,
  stealthDevice,
  swarmTactics,
  veteranInstincts,
  weaponsGuidance,
  wired,
] as const satisfies readonly CardRules[];
