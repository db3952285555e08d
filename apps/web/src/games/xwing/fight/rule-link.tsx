import { isRuleId, ruleText } from '@sortie/rulebook';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../app/settings.ts';

/** Opens a rule beside the game: nobody leaves the table to read. */
export function RuleLink({ rule, children }: { readonly rule: string; readonly children?: ReactNode }) {
  const language = useLanguage();
  const title = isRuleId(rule) ? ruleText(rule, language).title : rule;
  return (
    <a
      className="rule-link"
      href={`/rules/${encodeURIComponent(rule)}`}
      target="_blank"
      rel="noreferrer"
      data-rule={rule}
      title={title}
    >
      {children ?? title}
    </a>
  );
}
