import * as english from './en.ts';
import * as spanish from './es.ts';
import type { Language } from './language.ts';
import type { LanguageTexts } from './language-texts.ts';
import * as portuguese from './pt.ts';

const byLanguage: Readonly<Record<Language, LanguageTexts>> = { en: english, es: spanish, pt: portuguese };

export function texts(language: Language): LanguageTexts {
  return byLanguage[language];
}
