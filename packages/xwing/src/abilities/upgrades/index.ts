import type { CardRules } from '../card-rules.ts';
import { astromechRules } from './astromech/index.ts';
import { bombRules } from './bomb/index.ts';
import { cannonRules } from './cannon/index.ts';
import { crewRules } from './crew/index.ts';
import { eliteRules } from './elite/index.ts';
import { illicitRules } from './illicit/index.ts';
import { missileRules } from './missile/index.ts';
import { modificationRules } from './modification/index.ts';
import { salvagedAstromechRules } from './salvaged-astromech/index.ts';
import { systemRules } from './system/index.ts';
import { techRules } from './tech/index.ts';
import { titleRules } from './title/index.ts';
import { torpedoRules } from './torpedo/index.ts';
import { turretRules } from './turret/index.ts';

export const upgradeRules = [
  ...eliteRules,
  ...astromechRules,
  ...salvagedAstromechRules,
  ...crewRules,
  ...systemRules,
  ...techRules,
  ...illicitRules,
  ...missileRules,
  ...torpedoRules,
  ...bombRules,
  ...turretRules,
  ...cannonRules,
  ...titleRules,
  ...modificationRules,
] as const satisfies readonly CardRules[];
