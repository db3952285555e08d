import { createInstance } from 'i18next';
import { type Language, languages, settings, useLanguage } from './settings.ts';

/** The sentences of one part of the page, by their keys. Plurals end in `_one`, `_other`. */
export type Words = Readonly<Record<string, string>>;

/** The same keys in another language; Spanish and Portuguese may add `_many`. */
export type Translated<English extends Words> = Readonly<Record<keyof English, string>> &
  Readonly<Record<`${string}_many`, string>>;

type Key<English extends Words> = keyof English extends infer Name
  ? Name extends `${infer Stem}_${'one' | 'other' | 'many'}`
    ? Stem
    : Name
  : never;

export type Say<English extends Words> = (
  key: Key<English> & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

const i18n = createInstance();
void i18n.init({
  lng: settings.get().language,
  fallbackLng: 'en',
  supportedLngs: [...languages],
  resources: {},
  interpolation: { escapeValue: false },
  initAsync: false,
  showSupportNotice: false,
} as Parameters<typeof i18n.init>[0]);

/** The words of one part of the page in all languages; gives the hook that says them. */
export function wordsOf<English extends Words>(
  part: string,
  byLanguage: { readonly en: English; readonly es: Translated<English>; readonly pt: Translated<English> },
): { readonly useWords: () => Say<English>; readonly sayIn: (language: Language) => Say<English> } {
  for (const language of languages) i18n.addResourceBundle(language, part, byLanguage[language]);
  const sayIn = (language: Language): Say<English> => {
    // i18next knows the keys of one set of words for the whole page; here each part has its own.
    const say = i18n.getFixedT(language, part) as unknown as (key: string, values: object) => string;
    return (key, values = {}) => say(key, values);
  };
  const known = new Map(languages.map((language) => [language, sayIn(language)]));
  return { sayIn, useWords: () => known.get(useLanguage())! };
}
