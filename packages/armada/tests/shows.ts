import { showsRulesOf } from '@sortie/testkit';

/** A test that shows rules of Armada. */
export const shows = showsRulesOf<`ar.${string}`>();
