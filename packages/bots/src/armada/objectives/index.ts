import type { ObjectiveCardId } from '@sortie/armada/catalogue';
import { advancedGunnery } from './advanced-gunnery.ts';
import { contestedOutpost } from './contested-outpost.ts';
import { dangerousTerritory } from './dangerous-territory.ts';
import { fireLanes } from './fire-lanes.ts';
import { hyperspaceAssault } from './hyperspace-assault.ts';
import { intelSweep } from './intel-sweep.ts';
import { minefields } from './minefields.ts';
import { mostWanted } from './most-wanted.ts';
import type { ObjectivePlan } from './objective-plan.ts';

export type { ObjectivePlan, Rest } from './objective-plan.ts';

/** How each objective is played; of those without a plan of places and marks, attacks alone decide. */
const plans: Readonly<Record<ObjectiveCardId, ObjectivePlan>> = {
  'advanced-gunnery': advancedGunnery,
  'contested-outpost': contestedOutpost,
  'dangerous-territory': dangerousTerritory,
  'fire-lanes': fireLanes,
  'fleet-ambush': { favour: 10 },
  'hyperspace-assault': hyperspaceAssault,
  'intel-sweep': intelSweep,
  minefields,
  'most-wanted': mostWanted,
  'opening-salvo': { favour: 16 },
  'precision-strike': { favour: 12 },
  'superior-positions': { favour: 25 },
};

const NO_PLAN: ObjectivePlan = { favour: 0 };

export function planOf(card: ObjectiveCardId | undefined): ObjectivePlan {
  return card === undefined ? NO_PLAN : plans[card];
}
