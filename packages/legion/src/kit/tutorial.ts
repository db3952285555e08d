import { tutorialLoader } from '@sortie/scene';
import { LEARNER } from '../tutorial/answers.ts';
import { opening } from '../tutorial/opening.ts';
import { steps } from '../tutorial/steps.ts';

/** The first battle of somebody who has never led a squad, in one language. */
export const loadTutorial = tutorialLoader({
  opening,
  seat: LEARNER,
  steps,
  words: {
    en: async () => (await import('../tutorial/text/en.ts')).en,
    es: async () => (await import('../tutorial/text/es.ts')).es,
    pt: async () => (await import('../tutorial/text/pt.ts')).pt,
  },
});
