import type { ReactNode } from 'react';
import { useLanguage } from '../../app/settings.ts';
import { ruleLinkAttributes } from '../../rules/rule-link-attributes.ts';
import { isRuleId, shownRule } from '../../rules/rule-words.ts';

/** Leads to a rule's words in the rulebook without leaving the table; by its title unless something else is shown. */
export function RuleLink({ rule, children }: { readonly rule: string; readonly children?: ReactNode }) {
  const language = useLanguage();
  if (!isRuleId(rule)) return null;
  return (
    <a className="rule-link" target="_blank" rel="noreferrer" {...ruleLinkAttributes(rule, language)}>
      {children ?? shownRule(rule, language)?.title ?? '§'}
    </a>
  );
}
