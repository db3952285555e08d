import type { CardRules } from '../../card-rules.ts';
import { advancedOptics } from './advancedoptics.ts';
import { commRelay } from './commrelay.ts';
import { hyperwaveCommScanner } from './hyperwavecommscanner.ts';
import { patternAnalyzer } from './patternanalyzer.ts';
import { primedThrusters } from './primedthrusters.ts';
import { sensorCluster } from './sensorcluster.ts';
import { targetingSynchronizer } from './targetingsynchronizer.ts';
import { threatTracker } from './threattracker.ts';
import { weaponsGuidance } from './weaponsguidance.ts';

export const techRules = [
  weaponsGuidance,
  advancedOptics,
  commRelay,
  primedThrusters,
  sensorCluster,
  threatTracker,
  patternAnalyzer,
  hyperwaveCommScanner,
  targetingSynchronizer,
] as const satisfies readonly CardRules[];
