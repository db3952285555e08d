import type { Token } from './ship.ts';

export const NO_TOKENS: Readonly<Record<Token, number>> = {
  focus: 0,
  evade: 0,
  stress: 0,
  ion: 0,
  cloak: 0,
  tractorBeam: 0,
  jam: 0,
  weaponsDisabled: 0,
  reinforceFore: 0,
  reinforceAft: 0,
};
