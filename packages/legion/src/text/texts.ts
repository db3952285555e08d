import { textsByLanguage } from '@sortie/scene/telling';
import type { Language } from './language.ts';
import type { LanguageTexts } from './language-texts.ts';

export const { loadTexts, texts } = textsByLanguage<Language, LanguageTexts>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
});
