import { isRuleId, ruleText } from '@sortie/rulebook';
import { Link } from '../../../app/link.tsx';
import { useLanguage } from '../../../app/settings.ts';

/** The rule behind a fault, by its title. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const language = useLanguage();
  if (!isRuleId(rule)) return null;
  const { title, rule: words } = ruleText(rule, language);
  return (
    <Link className="rule-link" href={`/rules/${rule}`} title={words} data-rule={rule}>
      {title}
    </Link>
  );
}
