import type { Language } from './language.ts';
import type { LanguageTexts } from './language-texts.ts';

const files: Readonly<Record<Language, () => Promise<LanguageTexts>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
};

const loaded = new Map<Language, LanguageTexts>();

/** How a game reads in a language. Only the languages that are asked for are loaded. */
export async function loadTexts(language: Language): Promise<LanguageTexts> {
  const found = loaded.get(language) ?? (await files[language]());
  loaded.set(language, found);
  return found;
}

/** The texts of a language that has been loaded. */
export function texts(language: Language): LanguageTexts {
  const found = loaded.get(language);
  if (!found) throw new Error(`the texts in ${language} have not been loaded`);
  return found;
}
