import type { Plain } from '@sortie/kernel';
import { texts } from '@sortie/xwing/text';
import type { Language } from '../../app/settings.ts';
import '../../games/xwing/texts.ts';
import { ruleSentence } from '../../rules/rule-words.ts';

/** Why something is not allowed, as a sentence of the table or of the rulebook. */
export function reasonOf(rule: string, about: Plain, language: Language): string {
  return texts(language).refusalText({ kind: 'refused', rule, about }) ?? ruleSentence(rule, language);
}
