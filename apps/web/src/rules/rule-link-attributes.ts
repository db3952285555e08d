import type { AnchorHTMLAttributes } from 'react';
import type { Language } from '../app/settings.ts';
import { ruleAddress, shownRule } from './rule-words.ts';

type Attributes = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly 'data-rule': string;
};

/** A link to a rule says its words to whoever points at it. */
export function ruleLinkAttributes(rule: string, language: Language): Attributes {
  return { href: ruleAddress(rule), title: shownRule(rule, language)?.rule, 'data-rule': rule };
}
