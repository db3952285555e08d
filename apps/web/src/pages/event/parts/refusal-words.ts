import { useLanguage } from '../../../app/settings.ts';
import type { EventReply } from '../../../live/event-line.ts';
import { ruleTitle } from '../../../rules/rule-words.ts';
import { useWords } from '../text/words.ts';

/** A reply to something that was not done. */
export type Trouble = Exclude<EventReply, { readonly kind: 'done' }>;

/** Says what was refused and why, in the reader's language. */
export function useRefusalWords(): (trouble: Trouble) => string {
  const say = useWords();
  const language = useLanguage();
  return (trouble) => {
    if (trouble.kind === 'error') return say('failed', { message: trouble.message });
    return ruleTitle(trouble.rule, language) ?? trouble.rule;
  };
}
