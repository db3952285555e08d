import type { GalleryWord } from '@sortie/protocol';
import { useEffect, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { countNewWords } from './count-new-words.ts';
import { galleryChoices } from './gallery-choices.ts';

const NOBODY: readonly GalleryWord[] = [];

/** Words of the gallery that were not in sight yet; none for whoever does not want to see them. */
export function useUnreadWords(words: readonly GalleryWord[] = NOBODY, isInSight: boolean): number {
  const { isShown } = useStore(galleryChoices);
  const [read, setRead] = useState(words);
  useEffect(() => {
    if (isInSight || !isShown) setRead(words);
  }, [isInSight, isShown, words]);
  return isInSight || !isShown ? 0 : countNewWords(read, words);
}
