export { behaviouralRules, type RulebookGame } from './behavioural-rules.ts';
export type { Rule, RuleKind, RuleSource, RuleText, RuleVariant } from './rule.ts';
export { isRuleId, type RuleId, rule } from './rule-id.ts';
export { type RulebookLanguage, rulebookLanguages, ruleText } from './rule-text.ts';
export { xwingRuleIds } from './xwing/rule-ids.ts';
export type { XwingArea, XwingRule, XwingRuleId } from './xwing/xwing-rule.ts';
export { xwingRules } from './xwing/xwing-rules.ts';
