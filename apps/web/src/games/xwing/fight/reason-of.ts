import type { Refusal } from '@sortie/kernel';
import { isRuleId, ruleText } from '@sortie/rulebook';
import { type Language, texts } from '@sortie/xwing';

/** Why something is refused: the table's own sentence, or the rule's. */
export function reasonOf(refusal: Refusal, language: Language): string {
  const own = texts(language).refusalText(refusal);
  return own ?? (isRuleId(refusal.rule) ? ruleText(refusal.rule, language).rule : refusal.rule);
}
