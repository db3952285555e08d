import { createContext, useContext, useMemo } from 'react';
import { type Say, sayer } from '../app/say.ts';
import { useLanguage } from '../app/settings.ts';
import type { en } from './text/en.ts';
import { useWords } from './text/words.ts';

/** Sentences about lists as a game says them, in one language: `Your squads`. */
export type ListWords = Partial<Readonly<Record<keyof typeof en, string>>>;

const OwnWords = createContext<ListWords>({});

/** Gives a game's own words to everything within. */
export const WithListWords = OwnWords.Provider;

/** Says sentences about lists in the words of the game around; what it leaves out is said as of any game. */
export function useListWords(): Say<typeof en> {
  const common = useWords();
  const language = useLanguage();
  const own = useContext(OwnWords);
  return useMemo(() => {
    const sayOwn = sayer<typeof en>(own as Readonly<Record<string, string>>, language);
    return (key, values) => (Object.hasOwn(own, key) ? sayOwn : common)(key, values);
  }, [common, own, language]);
}
