import type { CardRules } from '../../card-rules.ts';
import { arcCaster } from './arccaster-310.ts';
import { arcCasterRecharging } from './arccaster-311.ts';
import { autoblaster } from './autoblaster.ts';
import { flechetteCannon } from './flechettecannon.ts';
import { heavyLaserCannon } from './heavylasercannon.ts';
import { ionCannon } from './ioncannon.ts';
import { jammingBeam } from './jammingbeam.ts';
import { linkedBattery } from './linkedbattery.ts';
import { manglerCannon } from './manglercannon.ts';
import { tractorBeam } from './tractorbeam.ts';

export const cannonRules = [
  autoblaster,
  heavyLaserCannon,
  ionCannon,
  tractorBeam,
  jammingBeam,
  flechetteCannon,
  manglerCannon,
  linkedBattery,
  arcCaster,
  arcCasterRecharging,
] as const satisfies readonly CardRules[];
