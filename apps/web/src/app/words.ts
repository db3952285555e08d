import { use } from 'react';
import { inReadersLanguage } from './readers-language.ts';
import { type Say, sayer, type Translated, type Words } from './say.ts';
import { type Language, useLanguage } from './settings.ts';

export type { Say, Translated, Words } from './say.ts';

/** The files of one part of the page; each is loaded when its language is chosen. */
interface WordFiles<English extends Words> {
  readonly en: () => Promise<{ readonly en: English }>;
  readonly es: () => Promise<{ readonly es: Translated<English> }>;
  readonly pt: () => Promise<{ readonly pt: Translated<English> }>;
}

/** The words of one part of the page; gives the hook that says them in the reader's language. */
export function wordsOf<English extends Words>({
  en,
  es,
  pt,
}: WordFiles<English>): {
  readonly useWords: () => Say<English>;
  /** Says them in the language that the page shows. */
  readonly sayIn: (language: Language) => Say<English>;
} {
  const files: Readonly<Record<Language, () => Promise<Words>>> = {
    en: async () => (await en()).en,
    es: async () => (await es()).es,
    pt: async () => (await pt()).pt,
  };
  const words = inReadersLanguage(async (language) => sayer<English>(await files[language](), language));
  return {
    useWords: () => {
      const language = useLanguage();
      return words.get(language) ?? use(words.load(language));
    },
    sayIn: (language) => {
      const say = words.get(language);
      if (!say) throw new Error(`the words in ${language} have not been loaded`);
      return say;
    },
  };
}
