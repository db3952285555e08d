import { isRuleId as isKnown, ruleText } from '@sortie/rulebook';
import type { Language } from '../app/settings.ts';

/** Whether a book has it; the table's own reasons are in none. */
export function isRuleId(rule: string): boolean {
  return isKnown(rule);
}

/** Where the book has a rule. */
export function ruleAddress(rule: string): string {
  return `/rules/${encodeURIComponent(rule)}`;
}

export function ruleTitle(rule: string, language: Language): string | undefined {
  return isKnown(rule) ? ruleText(rule, language).title : undefined;
}

/** A rule in a sentence; its id when no book has it. */
export function ruleSentence(rule: string, language: Language): string {
  return isKnown(rule) ? ruleText(rule, language).rule : rule;
}
