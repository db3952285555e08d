import type { AnchorHTMLAttributes } from 'react';
import type { Language } from '../app/settings.ts';
import { knownRule, loadRule, ruleAddress } from './rule-words.ts';

type Attributes = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly 'data-rule': string;
};

/** Shows a rule’s words as a tooltip; they are loaded when the pointer reaches the link. */
export function ruleLinkAttributes(rule: string, language: Language): Attributes {
  const load = () => void loadRule(rule, language).catch(() => undefined);
  return {
    href: ruleAddress(rule),
    title: knownRule(rule, language)?.rule,
    'data-rule': rule,
    onPointerEnter: load,
    onFocus: load,
  };
}
