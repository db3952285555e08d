import type { AnchorHTMLAttributes } from 'react';
import type { Language } from '../app/settings.ts';
import { knownRule, loadRule, ruleAddress } from './rule-words.ts';

type Attributes = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly 'data-rule': string;
};

/** A link to a rule says its words to whoever points at it; they are loaded then, unless they are there. */
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
