import type { UpgradeTexts } from '../../card-texts.ts';
import { astromechTexts } from './astromech.ts';
import { bombTexts } from './bomb.ts';
import { cannonTexts } from './cannon.ts';
import { crewTexts } from './crew.ts';
import { eliteTexts } from './elite.ts';
import { illicitTexts } from './illicit.ts';
import { missileTexts } from './missile.ts';
import { modificationTexts } from './modification.ts';
import { salvagedAstromechTexts } from './salvaged-astromech.ts';
import { systemTexts } from './system.ts';
import { techTexts } from './tech.ts';
import { titleTexts } from './title.ts';
import { torpedoTexts } from './torpedo.ts';
import { turretTexts } from './turret.ts';

export const upgradeTexts: UpgradeTexts = {
  ...eliteTexts,
  ...astromechTexts,
  ...salvagedAstromechTexts,
  ...crewTexts,
  ...systemTexts,
  ...techTexts,
  ...illicitTexts,
  ...missileTexts,
  ...torpedoTexts,
  ...bombTexts,
  ...turretTexts,
  ...cannonTexts,
  ...titleTexts,
  ...modificationTexts,
};
