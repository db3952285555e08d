import type { CardRules } from '../card-rules.ts';
import { coreBlindedPilot } from './core-blindedpilot.ts';
import { coreConsoleFire } from './core-consolefire.ts';
import { coreDamagedCockpit } from './core-damagedcockpit.ts';
import { coreDamagedEngine } from './core-damagedengine.ts';
import { coreDamagedSensorArray } from './core-damagedsensorarray.ts';
import { coreDirectHit } from './core-directhit.ts';
import { coreInjuredPilot } from './core-injuredpilot.ts';
import { coreMinorExplosion } from './core-minorexplosion.ts';
import { coreMinorHullBreach } from './core-minorhullbreach.ts';
import { coreMunitionsFailure } from './core-munitionsfailure.ts';
import { coreStructuralDamage } from './core-structuraldamage.ts';
import { coreStunnedPilot } from './core-stunnedpilot.ts';
import { coreThrustControlFire } from './core-thrustcontrolfire.ts';
import { coreWeaponMalfunction } from './core-weaponmalfunction.ts';
import { core2BlindedPilot } from './core2-blindedpilot.ts';
import { core2ConsoleFire } from './core2-consolefire.ts';
import { core2DamagedCockpit } from './core2-damagedcockpit.ts';
import { core2DamagedEngine } from './core2-damagedengine.ts';
import { core2DamagedSensorArray } from './core2-damagedsensorarray.ts';
import { core2DirectHit } from './core2-directhit.ts';
import { core2LooseStabilizer } from './core2-loosestabilizer.ts';
import { core2MajorExplosion } from './core2-majorexplosion.ts';
import { core2MajorHullBreach } from './core2-majorhullbreach.ts';
import { core2ShakenPilot } from './core2-shakenpilot.ts';
import { core2StructuralDamage } from './core2-structuraldamage.ts';
import { core2StunnedPilot } from './core2-stunnedpilot.ts';
import { core2ThrustControlFire } from './core2-thrustcontrolfire.ts';
import { core2WeaponsFailure } from './core2-weaponsfailure.ts';

export const damageCardRules = [
  coreBlindedPilot,
  coreConsoleFire,
  coreDamagedCockpit,
  coreDamagedEngine,
  coreDamagedSensorArray,
  coreDirectHit,
  coreInjuredPilot,
  coreMinorExplosion,
  coreMinorHullBreach,
  coreMunitionsFailure,
  coreStructuralDamage,
  coreStunnedPilot,
  coreThrustControlFire,
  coreWeaponMalfunction,
  core2BlindedPilot,
  core2ConsoleFire,
  core2DamagedCockpit,
  core2DamagedEngine,
  core2DamagedSensorArray,
  core2DirectHit,
  core2LooseStabilizer,
  core2MajorExplosion,
  core2MajorHullBreach,
  core2ShakenPilot,
  core2StructuralDamage,
  core2StunnedPilot,
  core2ThrustControlFire,
  core2WeaponsFailure,
] as const satisfies readonly CardRules[];
