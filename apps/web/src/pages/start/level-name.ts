import type { Say } from '../../app/words.ts';
import type { en } from './text/en.ts';

const known = ['easy', 'medium', 'hard'] as const;

/** How well a computer plays, in words; a level of a game's own goes by its name. */
export function levelName(level: string, say: Say<typeof en>): string {
  const word = known.find((each) => each === level);
  return word ? say(word) : level;
}
