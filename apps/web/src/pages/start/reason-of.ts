import type { Plain } from '@sortie/kernel';
import { isRuleId, ruleText } from '@sortie/rulebook';
import { texts } from '@sortie/xwing/text';
import type { Language } from '../../app/settings.ts';

/** Why something is not allowed, as a sentence of the table or of the rulebook. */
export function reasonOf(rule: string, about: Plain, language: Language): string {
  const own = texts(language).refusalText({ kind: 'refused', rule, about });
  if (own !== undefined) return own;
  return isRuleId(rule) ? ruleText(rule, language).rule : rule;
}
