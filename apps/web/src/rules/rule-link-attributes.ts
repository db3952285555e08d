import type { AnchorHTMLAttributes } from 'react';
import type { Language } from '../app/settings.ts';
import { knownSentence, loadSentences, ruleAddress } from './rule-words.ts';

type Attributes = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  readonly 'data-rule': string;
};

/** A link to a rule says its words to whoever points at it; they are loaded then. */
export function ruleLinkAttributes(rule: string, language: Language): Attributes {
  const load = () => loadSentences(rule, language);
  return {
    href: ruleAddress(rule),
    title: knownSentence(rule, language),
    'data-rule': rule,
    onPointerEnter: load,
    onFocus: load,
  };
}
