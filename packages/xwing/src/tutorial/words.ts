import type { LEARNER, OTHER } from './answers.ts';
import type { AskingStep, ReadStep } from './steps.ts';

interface Told {
  readonly title: string;
  readonly text: string;
}

/** What the tutorial says in one language. */
export interface Words {
  readonly people: Readonly<Record<typeof LEARNER | typeof OTHER, string>>;
  readonly steps: Readonly<Record<ReadStep, Told>> &
    Readonly<Record<AskingStep, Told & { readonly instead: string }>>;
}
