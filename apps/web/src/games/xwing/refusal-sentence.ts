import type { Refusal } from '@sortie/kernel';
import { type Language, texts } from '@sortie/xwing/text';
import { ruleSentence } from '../../rules/rule-words.ts';

/** Why something is refused: the table's own reason, or the rule in the rulebook's words. */
export function refusalSentence(refusal: Refusal, language: Language): string {
  return texts(language).refusalText(refusal) ?? ruleSentence(refusal.rule, language);
}
