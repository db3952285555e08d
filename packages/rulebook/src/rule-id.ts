import type { XwingRule, XwingRuleId } from './xwing/xwing-rule.ts';
import { xwingRules } from './xwing/xwing-rules.ts';

export type RuleId = XwingRuleId;

const rulesById: ReadonlyMap<string, XwingRule> = new Map(xwingRules.map((entry) => [entry.id, entry]));

export function isRuleId(text: string): text is RuleId {
  return rulesById.has(text);
}

export function rule(id: RuleId): XwingRule {
  const found = rulesById.get(id);
  if (found === undefined) throw new Error(`the rulebook has no rule ${id}`);
  return found;
}
