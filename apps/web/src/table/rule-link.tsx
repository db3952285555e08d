import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../app/link.tsx';
import { ruleAddress } from '../rules/rule-words.ts';

interface Props {
  readonly rule: string;
  /** Opens the rule beside the table; without it the link leads to its page. */
  readonly onRule: ((rule: string) => void) | undefined;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a rule. */
export function RuleLink({ rule, onRule, className, label, children }: Props) {
  const open = (event: MouseEvent) => {
    if (!onRule || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onRule(rule);
  };
  return (
    <Link href={ruleAddress(rule)} className={className} aria-label={label} data-rule={rule} onClick={open}>
      {children}
    </Link>
  );
}
