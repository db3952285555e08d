import { useEffect } from 'react';
import { useTitle } from '../../app/use-title.ts';
import { play } from '../../table/sound.ts';
import { useWords } from './text/words.ts';

/** Says in the tab, and with a sound for those who want it, that it is our turn. */
export function useTurnSign(isAsked: boolean, title: string): void {
  const say = useWords();
  useTitle(isAsked ? `● ${say('yourTurn')} – ${title}` : title);
  useEffect(() => {
    if (isAsked) play('turn');
  }, [isAsked]);
}
