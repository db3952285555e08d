import type { LegionRuleId } from '@sortie/rulebook/legion';
import { showsRulesOf } from '@sortie/testkit';

/** A test that shows rules of Legion; a misspelt id does not compile. */
export const shows = showsRulesOf<LegionRuleId>();
