import type { CardRules } from '../card-rules.ts';
import { blindedGunners } from './blinded-gunners.ts';
import { capacitorFailure } from './capacitor-failure.ts';
import { commNoise } from './comm-noise.ts';
import { compartmentFire } from './compartment-fire.ts';
import { coolantDischarge } from './coolant-discharge.ts';
import { crewPanic } from './crew-panic.ts';
import { damagedControls } from './damaged-controls.ts';
import { damagedMunitions } from './damaged-munitions.ts';
import { depoweredArmament } from './depowered-armament.ts';
import { disengagedFireControl } from './disengaged-fire-control.ts';
import { faultyCountermeasures } from './faulty-countermeasures.ts';
import { injuredCrew } from './injured-crew.ts';
import { lifeSupportFailure } from './life-support-failure.ts';
import { pointDefenseFailure } from './point-defense-failure.ts';
import { powerFailure } from './power-failure.ts';
import { projectorMisaligned } from './projector-misaligned.ts';
import { rupturedEngine } from './ruptured-engine.ts';
import { shieldFailure } from './shield-failure.ts';
import { structuralDamage } from './structural-damage.ts';
import { targeterDisruption } from './targeter-disruption.ts';
import { thrustControlMalfunction } from './thrust-control-malfunction.ts';
import { thrusterFissure } from './thruster-fissure.ts';

/** What the damage cards do. */
export const damageCardRules = [
  blindedGunners,
  capacitorFailure,
  commNoise,
  compartmentFire,
  coolantDischarge,
  crewPanic,
  damagedControls,
  damagedMunitions,
  depoweredArmament,
  disengagedFireControl,
  faultyCountermeasures,
  injuredCrew,
  lifeSupportFailure,
  pointDefenseFailure,
  powerFailure,
  projectorMisaligned,
  rupturedEngine,
  shieldFailure,
  structuralDamage,
  targeterDisruption,
  thrustControlMalfunction,
  thrusterFissure,
] as const satisfies readonly CardRules[];
