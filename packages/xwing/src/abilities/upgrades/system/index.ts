import type { CardRules } from '../../card-rules.ts';
import { accuracyCorrector } from './accuracycorrector.ts';
import { advancedSensors } from './advancedsensors.ts';
import { advTargetingComputer } from './advtargetingcomputer.ts';
import { collisionDetector } from './collisiondetector.ts';
import { electronicBaffle } from './electronicbaffle.ts';
import { enhancedScopes } from './enhancedscopes.ts';
import { fireControlSystem } from './firecontrolsystem.ts';
import { minefieldMapper } from './minefieldmapper.ts';
import { reinforcedDeflectors } from './reinforceddeflectors.ts';
import { sensorJammer } from './sensorjammer.ts';
import { targetingScrambler } from './targetingscrambler.ts';
import { thrustCorrector } from './thrustcorrector.ts';
import { trajectorySimulator } from './trajectorysimulator.ts';

export const systemRules = [
  fireControlSystem,
  sensorJammer,
  accuracyCorrector,
  advancedSensors,
  advTargetingComputer,
  electronicBaffle,
  enhancedScopes,
  reinforcedDeflectors,
  thrustCorrector,
  trajectorySimulator,
  targetingScrambler,
  collisionDetector,
  minefieldMapper,
] as const satisfies readonly CardRules[];
