import type { UpgradeKeywordId } from '../../catalogue/index.ts';
import type { CardRules } from '../card-rules.ts';
import { reconfigure } from './reconfigure.ts';
import { repair } from './repair.ts';
import { treat } from './treat.ts';

/** One file a keyword; Leader, Noncombatant and Sidearm are asked for by the rules. */
export const upgradeKeywordRules = [reconfigure, repair, treat] as const satisfies readonly (CardRules & {
  readonly card: UpgradeKeywordId;
})[];
