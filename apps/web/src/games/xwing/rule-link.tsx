import { isRuleId, ruleText } from '@sortie/rulebook';
import { useLanguage } from '../../app/settings.ts';

/** The title of a rule, leading to its words in the rulebook without leaving the table. */
export function RuleLink({ rule }: { readonly rule: string }) {
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
      {title}
    </a>
  );
}
