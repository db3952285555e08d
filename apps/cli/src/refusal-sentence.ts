import type { Refusal } from '@sortie/kernel';
import { book } from '@sortie/rulebook/xwing/en';
import { refusalText } from '@sortie/xwing/text';

/** Why something is not allowed: the table's own reason, or the rule in the rulebook's words. */
export function refusalSentence(refusal: Refusal): string {
  return refusalText(refusal) ?? ruleSentence(refusal.rule);
}

/** A rule with its id, which can be looked up. */
export function ruleSentence(id: string): string {
  const found = book.rules.find((rule) => rule.id === id);
  return found ? `${found.title}: ${found.rule} (${id})` : `The rule is ${id}.`;
}
