import type { Language } from '../text/index.ts';
import { LEARNER } from '../tutorial/answers.ts';
import { opening } from '../tutorial/opening.ts';
import { steps } from '../tutorial/steps.ts';
import type { Words } from '../tutorial/words.ts';

/** Only the language that is asked for is loaded. */
const files: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('../tutorial/text/en.ts')).en,
  es: async () => (await import('../tutorial/text/es.ts')).es,
  pt: async () => (await import('../tutorial/text/pt.ts')).pt,
};

/** The first battle of somebody who has never commanded a fleet, in one language. */
export async function loadTutorial(language: Language) {
  const before = [{ kind: 'roundStarted', round: opening.position.round }];
  return { opening, before, seat: LEARNER, steps, words: await files[language]() };
}
