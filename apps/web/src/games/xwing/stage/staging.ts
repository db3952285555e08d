import type { XwingView } from '@sortie/xwing/view';
import type { Language } from '../../../app/settings.ts';
import type { Seen, Staging } from '../../../table/table-game.ts';
import '../card-text.ts';
import { sayIn as sayFightIn } from '../fight/text/words.ts';
import { actsOf, attackActsFrom, lastAttackActs } from './acts-of.ts';
import { sayIn } from './text/words.ts';

const wordsIn = (language: Language) => ({ say: sayIn(language), sayFight: sayFightIn(language) });

/** How X-Wing is seen to happen. */
export const staging = {
  actsOf: (before, after) => actsOf(before, after, wordsIn(after.language)),
  actsAgain: (seen) => lastAttackActs(seen, wordsIn(seen.language)),
  /** The attack that was declared at a place of the log. */
  attackAgain: (seen: Seen<XwingView>, place: number) => attackActsFrom(seen, place, wordsIn(seen.language)),
} satisfies Staging<XwingView> & { readonly attackAgain: unknown };
