import type { BookIndex } from '@sortie/games';
import { use } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import { rulesOfGame } from '../../../rules/rule-words.ts';

const NOTHING: BookIndex = { sayings: [], cards: [] };

/** What readers of a game's book look for beside its own words. */
export function useBookIndex(game: string): BookIndex {
  const language = useLanguage();
  const index = rulesOfGame(game)?.index;
  return index ? (index.get(language) ?? use(index.load(language))) : NOTHING;
}
