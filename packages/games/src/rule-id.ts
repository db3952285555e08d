import type { XwingRuleId } from '@sortie/rulebook/xwing';

/** The rules of all games; a misspelt id does not compile. */
export type RuleId = XwingRuleId;
