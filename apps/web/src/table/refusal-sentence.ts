import type { GameText } from '@sortie/games';
import type { Refusal } from '@sortie/kernel';
import { ruleSentence } from '../rules/rule-words.ts';

/** Why something is refused: the game's own reason, or the rule in the rulebook's words. */
export function refusalSentence(refusal: Refusal, text: Pick<GameText, 'language' | 'refusal'>): string {
  return text.refusal(refusal) ?? ruleSentence(refusal.rule, text.language);
}
