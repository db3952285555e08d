import type { CardRules } from '../../card-rules.ts';
import { adaptabilityDown } from './adaptability-232.ts';
import { adaptabilityUp } from './adaptability-233.ts';
import { adrenalineRush } from './adrenalinerush.ts';
import { aScoreToSettle } from './ascoretosettle.ts';
import { attanniMindlink } from './attannimindlink.ts';
import { bodyguard } from './bodyguard.ts';
import { calculation } from './calculation.ts';
import { coolHand } from './coolhand.ts';
import { crackShot } from './crackshot.ts';
import { daredevil } from './daredevil.ts';
import { deadeye } from './deadeye.ts';
import { debrisGambit } from './debrisgambit.ts';
import { decoy } from './decoy.ts';
import { determination } from './determination.ts';
import { drawTheirFire } from './drawtheirfire.ts';
import { elusiveness } from './elusiveness.ts';
import { expertHandling } from './experthandling.ts';
import { expertise } from './expertise.ts';
import { expose } from './expose.ts';
import { fearlessness } from './fearlessness.ts';
import { intensity, intensityExhausted } from './intensity.ts';
import { intimidation } from './intimidation.ts';
import { juke } from './juke.ts';
import { lightningReflexes } from './lightningreflexes.ts';
import { loneWolf } from './lonewolf.ts';
import { marksmanship } from './marksmanship.ts';
import { opportunist } from './opportunist.ts';
import { outmaneuver } from './outmaneuver.ts';
import { predator } from './predator.ts';
import { pushTheLimit } from './pushthelimit.ts';
import { rage } from './rage.ts';
import { ruthlessness } from './ruthlessness.ts';
import { saturationSalvo } from './saturationsalvo.ts';
import { selflessness } from './selflessness.ts';
import { snapShot } from './snapshot.ts';
import { squadLeader } from './squadleader.ts';
import { stayOnTarget } from './stayontarget.ts';
import { swarmLeader } from './swarmleader.ts';
import { swarmTactics } from './swarmtactics.ts';
import { trickShot } from './trickshot.ts';
import { veteranInstincts } from './veteraninstincts.ts';
import { wingman } from './wingman.ts';
import { wired } from './wired.ts';

export const eliteRules = [
  daredevil,
  deadeye,
  debrisGambit,
  determination,
  elusiveness,
  expertHandling,
  lightningReflexes,
  marksmanship,
  pushTheLimit,
  squadLeader,
  stayOnTarget,
  swarmTactics,
  veteranInstincts,
  wired,
  expose,
  drawTheirFire,
  adrenalineRush,
  opportunist,
  wingman,
  decoy,
  outmaneuver,
  predator,
  loneWolf,
  intimidation,
  bodyguard,
  calculation,
  crackShot,
  coolHand,
  juke,
  rage,
  fearlessness,
  trickShot,
  expertise,
  selflessness,
  ruthlessness,
  attanniMindlink,
  swarmLeader,
  saturationSalvo,
  adaptabilityDown,
  adaptabilityUp,
  intensity,
  intensityExhausted,
  aScoreToSettle,
  snapShot,
] as const satisfies readonly CardRules[];
