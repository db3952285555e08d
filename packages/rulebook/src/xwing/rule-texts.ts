import type { RuleText } from '../rule.ts';
import type { XwingRuleId } from './xwing-rule.ts';

/** The texts of some rules; a misspelt id does not compile. */
export type RuleTexts = Readonly<Partial<Record<XwingRuleId, RuleText>>>;

/** The texts of all rules; a missing id does not compile. */
export type CompleteRuleTexts = Readonly<Record<XwingRuleId, RuleText>>;
