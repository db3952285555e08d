import type { CardRules } from '../../card-rules.ts';
import { advancedCloakingDevice } from './advancedcloakingdevice.ts';
import { advancedSlam } from './advancedslam.ts';
import { antiPursuitLasers } from './antipursuitlasers.ts';
import { autothrusters } from './autothrusters.ts';
import { bWingE2 } from './bwinge2.ts';
import { capturedTie } from './capturedtie.ts';
import { countermeasures } from './countermeasures.ts';
import { deflectivePlating } from './deflectiveplating.ts';
import { engineUpgrade } from './engineupgrade.ts';
import { experimentalInterface } from './experimentalinterface.ts';
import { guidanceChips } from './guidancechips.ts';
import { gyroscopicTargeting } from './gyroscopictargeting.ts';
import { hullUpgrade } from './hullupgrade.ts';
import { integratedAstromech } from './integratedastromech.ts';
import { ionProjector } from './ionprojector.ts';
import { lightweightFrame } from './lightweightframe.ts';
import { longRangeScanners } from './longrangescanners.ts';
import { maneuveringFins } from './maneuveringfins.ts';
import { multiSpectralCamouflage } from './multispectralcamouflage.ts';
import { munitionsFailsafe } from './munitionsfailsafe.ts';
import { pulsedRayShield } from './pulsedrayshield.ts';
import { servomotorAttack } from './servomotorsfoils-360.ts';
import { servomotorClosed } from './servomotorsfoils-361.ts';
import { shieldUpgrade } from './shieldupgrade.ts';
import { smugglingCompartment } from './smugglingcompartment.ts';
import { spacetugTractorArray } from './spacetugtractorarray.ts';
import { stealthDevice } from './stealthdevice.ts';
import { stygiumParticleAccelerator } from './stygiumparticleaccelerator.ts';
import { tacticalJammer } from './tacticaljammer.ts';
import { targetingComputer } from './targetingcomputer.ts';
import { twinIonEngineMkIi } from './twinionenginemkii.ts';
import { vectoredThrusters } from './vectoredthrusters.ts';

export const modificationRules = [
  advancedCloakingDevice,
  engineUpgrade,
  hullUpgrade,
  shieldUpgrade,
  stealthDevice,
  bWingE2,
  targetingComputer,
  vectoredThrusters,
  smugglingCompartment,
  twinIonEngineMkIi,
  antiPursuitLasers,
  ionProjector,
  autothrusters,
  guidanceChips,
  longRangeScanners,
  maneuveringFins,
  stygiumParticleAccelerator,
  experimentalInterface,
  advancedSlam,
  countermeasures,
  gyroscopicTargeting,
  spacetugTractorArray,
  lightweightFrame,
  pulsedRayShield,
  integratedAstromech,
  multiSpectralCamouflage,
  capturedTie,
  deflectivePlating,
  munitionsFailsafe,
  tacticalJammer,
  servomotorAttack,
  servomotorClosed,
] as const satisfies readonly CardRules[];
