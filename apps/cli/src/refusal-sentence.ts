import type { Refusal } from '@sortie/kernel';
import { isRuleId, ruleText } from '@sortie/rulebook';
import { refusalText } from '@sortie/xwing/text';

/** Why something is not allowed: the table's own reason, or the rule in the rulebook's words. */
export function refusalSentence(refusal: Refusal): string {
  return refusalText(refusal) ?? ruleSentence(refusal.rule);
}

/** A rule with its id, which can be looked up. */
export function ruleSentence(id: string): string {
  if (!isRuleId(id)) return `The rule is ${id}.`;
  const { title, rule } = ruleText(id, 'en');
  return `${title}: ${rule} (${id})`;
}
