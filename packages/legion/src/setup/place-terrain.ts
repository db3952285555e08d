import { flow, step } from '../rules/words.ts';

/** Players lay out the battlefield in turn. */
export const placeTerrain = flow('placeTerrain', [step('place', () => [])]);
