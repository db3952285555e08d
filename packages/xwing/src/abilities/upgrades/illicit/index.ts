import type { CardRules } from '../../card-rules.ts';
import { blackMarketSlicerTools } from './blackmarketslicertools.ts';
import { burnoutSlam } from './burnoutslam.ts';
import { cloakingDevice } from './cloakingdevice.ts';
import { contrabandCybernetics } from './contrabandcybernetics.ts';
import { deadMansSwitch } from './deadmansswitch.ts';
import { empDevice } from './empdevice.ts';
import { feedbackArray } from './feedbackarray.ts';
import { glitterstim } from './glitterstim.ts';
import { hotshotBlaster } from './hotshotblaster.ts';
import { inertialDampeners } from './inertialdampeners.ts';
import { ionDischargers } from './iondischargers.ts';
import { riggedCargoChute } from './riggedcargochute.ts';
import { scavengerCrane } from './scavengercrane.ts';

export const illicitRules = [
  blackMarketSlicerTools,
  burnoutSlam,
  cloakingDevice,
  contrabandCybernetics,
  deadMansSwitch,
  empDevice,
  feedbackArray,
  glitterstim,
  hotshotBlaster,
  inertialDampeners,
  ionDischargers,
  riggedCargoChute,
  scavengerCrane,
] as const satisfies readonly CardRules[];
