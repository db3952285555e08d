import { Link } from '../../../app/link.tsx';
import { useLanguage } from '../../../app/settings.ts';
import { ruleLinkAttributes } from '../../../rules/rule-link-attributes.ts';
import { isRuleId, shownRule } from '../../../rules/rule-words.ts';

/** The rule behind a fault, by its title. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const language = useLanguage();
  if (!isRuleId(rule)) return null;
  return (
    <Link className="rule-link" {...ruleLinkAttributes(rule, language)}>
      {shownRule(rule, language)?.title ?? '§'}
    </Link>
  );
}
