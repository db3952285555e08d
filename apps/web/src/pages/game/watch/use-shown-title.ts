import type { Update } from '@sortie/protocol';
import type { KeptGame } from '../../../live/kept-seats.ts';
import { useWords } from './text/words.ts';
import { watchedTitle } from './watched-title.ts';

/** What a game is called on its page: by its own title for players, by its players for those who look on. */
export function useShownTitle(
  { title }: KeptGame,
  update: Update | null | undefined,
  isVisitor: boolean,
): string {
  const say = useWords();
  return isVisitor && update ? watchedTitle(update.people, say('emptySeat')) : title;
}
