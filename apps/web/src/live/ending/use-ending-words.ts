import type { Ending } from './ending.ts';
import { useWords } from './text/words.ts';

/** How a game ended, in a word or two. */
export function useEndingWords(): (ending: Ending) => string {
  const say = useWords();
  return (ending) => (ending.kind === 'wonBy' ? say('wonBy', { who: ending.who }) : say(ending.kind));
}
