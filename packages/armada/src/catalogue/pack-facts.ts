import type { Wave } from './wave.ts';

/** A box by its product number; each card names the box in which it first appeared. */
export interface PackFacts {
  readonly id: string;
  readonly name: string;
  readonly wave: Wave;
}
