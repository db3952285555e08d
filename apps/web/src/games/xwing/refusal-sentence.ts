import type { Refusal } from '@sortie/kernel';
import { isRuleId, ruleText } from '@sortie/rulebook';
import { type Language, texts } from '@sortie/xwing/text';

/** Why something is refused: the table's own reason, or the rule in the rulebook's words. */
export function refusalSentence(refusal: Refusal, language: Language): string {
  const own = texts(language).refusalText(refusal);
  if (own !== undefined) return own;
  return isRuleId(refusal.rule) ? ruleText(refusal.rule, language).rule : refusal.rule;
}
