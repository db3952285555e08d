import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../app/link.tsx';
import { useLanguage } from '../app/settings.ts';
import { ruleLinkAttributes } from './rule-link-attributes.ts';
import { isRuleId, ruleTitle } from './rule-words.ts';

interface Props {
  readonly rule: string;
  /** Opens the rule beside what is on the page; without it the link leads to the rulebook. */
  readonly onRule?: ((rule: string) => void) | undefined;
  /** At a table, so that a rule does not replace the page of the game. */
  readonly inNewTab?: boolean;
  readonly className?: string;
  readonly label?: string;
  /** The rule's title unless something else is shown. */
  readonly children?: ReactNode;
}

/** Leads to a rule's words in the rulebook; nothing for what no book has. */
export function RuleLink(props: Props) {
  const { rule, onRule, inNewTab = false, className = 'rule-link', label, children } = props;
  const language = useLanguage();
  if (!isRuleId(rule)) return null;
  const open = (event: MouseEvent) => {
    if (!onRule || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onRule(rule);
  };
  const shown = children ?? ruleTitle(rule, language);
  // Until its words have come the link is called by the id of the rule.
  const name = label ?? (shown ? undefined : rule);
  return (
    <Link
      {...ruleLinkAttributes(rule, language)}
      {...(inNewTab ? { target: '_blank', rel: 'noreferrer' } : {})}
      className={className}
      aria-label={name}
      onClick={open}
    >
      {shown}
    </Link>
  );
}
