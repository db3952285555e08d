import { refused } from '@sortie/kernel';
import { namesOf } from '@sortie/tournaments/text';
import { useWords } from '../text/words.ts';
import { useEvent } from './event-context.ts';
import { useEventTexts } from './event-texts.ts';
import type { Trouble } from './trouble.ts';

/** Says what was refused and why, in the reader's language. */
export function useRefusalWords(): (trouble: Trouble) => string {
  const say = useWords();
  const { refusalText } = useEventTexts();
  const { view } = useEvent();
  return (trouble) => {
    if (trouble.kind === 'error') return say('failed', { message: trouble.message });
    const { rule, about } = trouble;
    return refusalText(refused(rule, about), namesOf(view)) ?? say('otherRefusal', { rule });
  };
}
