import type { BattleCardId } from '../../catalogue/index.ts';
import type { CardRules } from '../card-rules.ts';
import { advancedPositions } from './advanced-positions.ts';
import { breakthrough } from './breakthrough.ts';
import { clearConditions } from './clear-conditions.ts';
import { disarray } from './disarray.ts';
import { hostileEnvironment } from './hostile-environment.ts';
import { interceptTheTransmissions } from './intercept-the-transmissions.ts';
import { keyPositions } from './key-positions.ts';
import { limitedVisibility } from './limited-visibility.ts';
import { minefield } from './minefield.ts';
import { rapidReinforcements } from './rapid-reinforcements.ts';
import { recoverTheSupplies } from './recover-the-supplies.ts';
import { sabotageTheMoistureVaporators } from './sabotage-the-moisture-vaporators.ts';
import { zonesAlone } from './zones-alone.ts';

/** One file a card; those that only have zones share one. */
export const battleCardRules = [
  breakthrough,
  interceptTheTransmissions,
  keyPositions,
  recoverTheSupplies,
  sabotageTheMoistureVaporators,
  ...zonesAlone,
  disarray,
  advancedPositions,
  clearConditions,
  hostileEnvironment,
  limitedVisibility,
  minefield,
  rapidReinforcements,
] as const satisfies readonly (CardRules & { readonly card: BattleCardId })[];
