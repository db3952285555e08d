import type { CardRules } from '../../card-rules.ts';
import { adaptiveAilerons } from './adaptiveailerons.ts';
import { advancedAilerons } from './advancedailerons.ts';
import { allianceOverhaul } from './allianceoverhaul.ts';
import { andrasta } from './andrasta.ts';
import { awingTestPilot } from './awingtestpilot.ts';
import { blackOne } from './blackone.ts';
import { btlA4YWing } from './btla4ywing.ts';
import { concordDawnProtector } from './concorddawnprotector.ts';
import { crossfireFormation } from './crossfireformation.ts';
import { dauntless } from './dauntless.ts';
import { enforcer } from './enforcer.ts';
import { firstOrderVanguard } from './firstordervanguard.ts';
import { ghost } from './ghost.ts';
import { ghostOfPhantomII } from './ghost-swx72.ts';
import { havoc } from './havoc.ts';
import { heavyScykInterceptor } from './heavyscykinterceptor.ts';
import { houndsTooth } from './houndstooth.ts';
import { ig2000 } from './ig2000.ts';
import { kyloRensShuttle } from './kylorensshuttle.ts';
import { lightScykInterceptor } from './lightscykinterceptor.ts';
import { millenniumFalcon } from './millenniumfalcon.ts';
import { millenniumFalconSwx57 } from './millenniumfalcon-swx57.ts';
import { mistHunter } from './misthunter.ts';
import { moldyCrow } from './moldycrow.ts';
import { os1ArsenalLoadout } from './os1arsenalloadout.ts';
import { outrider } from './outrider.ts';
import { phantom } from './phantom.ts';
import { phantomII } from './phantomii.ts';
import { pivotWingAttack } from './pivotwing-271.ts';
import { pivotWingLanding } from './pivotwing-272.ts';
import { punishingOne } from './punishingone.ts';
import { royalGuardTie } from './royalguardtie.ts';
import { sabinesMasterpiece } from './sabinesmasterpiece.ts';
import { shadowCaster } from './shadowcaster.ts';
import { slaveI } from './slavei.ts';
import { specialOpsTraining } from './specialopstraining.ts';
import { st321 } from './st321.ts';
import { starViperMkIi } from './starvipermkii.ts';
import { tieD } from './tied.ts';
import { tieShuttle } from './tieshuttle.ts';
import { tieV1 } from './tiev1.ts';
import { tieX1 } from './tiex1.ts';
import { tieX7 } from './tiex7.ts';
import { vaksai } from './vaksai.ts';
import { virago } from './virago.ts';
import { xg1AssaultConfiguration } from './xg1assaultconfiguration.ts';

export const titleRules = [
  millenniumFalcon,
  slaveI,
  ig2000,
  virago,
  andrasta,
  punishingOne,
  heavyScykInterceptor,
  vaksai,
  royalGuardTie,
  awingTestPilot,
  tieX1,
  sabinesMasterpiece,
  tieShuttle,
  havoc,
  mistHunter,
  moldyCrow,
  st321,
  outrider,
  dauntless,
  tieV1,
  tieX7,
  shadowCaster,
  enforcer,
  concordDawnProtector,
  crossfireFormation,
  lightScykInterceptor,
  pivotWingAttack,
  pivotWingLanding,
  adaptiveAilerons,
  advancedAilerons,
  millenniumFalconSwx57,
  blackOne,
  tieD,
  btlA4YWing,
  starViperMkIi,
  xg1AssaultConfiguration,
  os1ArsenalLoadout,
  specialOpsTraining,
  allianceOverhaul,
  kyloRensShuttle,
  firstOrderVanguard,
  ghost,
  ghostOfPhantomII,
  houndsTooth,
  phantom,
  phantomII,
] as const satisfies readonly CardRules[];
