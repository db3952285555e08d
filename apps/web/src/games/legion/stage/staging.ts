import type { LegionView } from '@sortie/legion/view';
import type { Staging } from '../../../table/table-game.ts';
import { sayIn } from '../text/words.ts';
import { actsOf, lastAttackActs } from './acts-of.ts';

/** How Legion is seen to happen. */
export const staging: Staging<LegionView> = {
  actsOf: (before, after) => actsOf(before, after, sayIn(after.language)),
  actsAgain: (seen) => lastAttackActs(seen, sayIn(seen.language)),
};
