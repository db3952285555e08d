import type { CardRules } from '../../card-rules.ts';
import { bombletGenerator } from './bombletgenerator.ts';
import { clusterMines } from './clustermines.ts';
import { connerNet } from './connernet.ts';
import { ionBombs } from './ionbombs.ts';
import { ordnanceSilos } from './ordnancesilos.ts';
import { protonBombs } from './protonbombs.ts';
import { proximityMines } from './proximitymines.ts';
import { seismicCharges } from './seismiccharges.ts';
import { thermalDetonators } from './thermaldetonators.ts';

export const bombRules = [
  protonBombs,
  proximityMines,
  seismicCharges,
  clusterMines,
  connerNet,
  bombletGenerator,
  thermalDetonators,
  ionBombs,
  ordnanceSilos,
] as const satisfies readonly CardRules[];
