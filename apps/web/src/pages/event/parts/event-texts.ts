import { type EventTexts, loadTexts, texts } from '@sortie/tournaments/text';
import { use } from 'react';
import { inReadersLanguage } from '../../../app/readers-language.ts';
import { useLanguage } from '../../../app/settings.ts';

const inLanguage = inReadersLanguage(async (language) => {
  await loadTexts(language);
  return texts(language);
});

/** What people read of an event in the reader's language: refusals, reasons, results, the log, its words. */
export function useEventTexts(): EventTexts {
  const language = useLanguage();
  return inLanguage.get(language) ?? use(inLanguage.load(language));
}
