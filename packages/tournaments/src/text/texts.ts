import { textsByLanguage } from '@sortie/scene/telling';
import type { EventTexts } from './event-texts.ts';
import type { Language } from './language.ts';

export const { loadTexts, texts } = textsByLanguage<Language, EventTexts>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  pt: () => import('./pt.ts'),
});
