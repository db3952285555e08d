import type { XwingView } from '@sortie/xwing/view';
import type { Language } from '../../../app/settings.ts';
import type { Staging } from '../../../table/table-game.ts';
import { sayIn as sayFightIn } from '../fight/text/words.ts';
import { actsOf, lastAttackActs } from './acts-of.ts';
import { sayIn } from './text/words.ts';

const wordsIn = (language: Language) => ({ say: sayIn(language), sayFight: sayFightIn(language) });

/** How X-Wing is seen to happen. */
export const staging: Staging<XwingView> = {
  actsOf: (before, after) => actsOf(before, after, wordsIn(after.language)),
  actsAgain: (seen) => lastAttackActs(seen, wordsIn(seen.language)),
};
