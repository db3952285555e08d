import type { Language } from '../app/settings.ts';
import { ruleAddress, ruleSentence } from './rule-words.ts';

/** A link to a rule says its words to whoever points at it. */
export function ruleLinkAttributes(rule: string, language: Language) {
  return { href: ruleAddress(rule), title: ruleSentence(rule, language), 'data-rule': rule } as const;
}
