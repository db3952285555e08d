import { seedPromise } from '@sortie/kernel';
import type { BroughtSeed } from '@sortie/protocol';
import { randomText } from './random-text.ts';

/** A player's own part of the dice, which nobody can foresee, and what is brought of it to a seat. */
export function ownSeed(): {
  readonly seed: string;
  readonly brought: Required<Pick<BroughtSeed, 'promise' | 'key'>>;
} {
  const seed = randomText();
  return { seed, brought: { promise: seedPromise(seed), key: randomText() } };
}
