import type { TutorialTexts } from '@sortie/scene';
import type { LEARNER, OTHER } from './answers.ts';
import type { AskingStep, ReadStep } from './steps.ts';

/** What the tutorial says in one language. */
export type Words = TutorialTexts<typeof LEARNER | typeof OTHER, ReadStep, AskingStep>;
