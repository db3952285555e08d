import { isRuleId, ruleText } from '@sortie/rulebook';
import type { ReactNode } from 'react';
import { useLanguage } from '../../app/settings.ts';

/** Leads to a rule's words in the rulebook without leaving the table; by its title unless something else is shown. */
export function RuleLink({ rule, children }: { readonly rule: string; readonly children?: ReactNode }) {
  const language = useLanguage();
  if (!isRuleId(rule)) return null;
  const { title, rule: words } = ruleText(rule, language);
  return (
    <a
      className="rule-link"
      href={`/rules/${rule}`}
      target="_blank"
      rel="noreferrer"
      title={words}
      data-rule={rule}
    >
      {children ?? title}
    </a>
  );
}
