import type { Decision, Plain } from '@sortie/kernel';

/** Questions that come before the first round. */
export const setUpQuestions: ReadonlySet<string> = new Set([
  'placeTerrain',
  'chooseColour',
  'chooseEdge',
  'eliminateCard',
  'placeToken',
  'chooseTerrain',
  'setAside',
  'deploy',
  'chooseSide',
  'markBounty',
]);

/** A sensible answer to a question of set-up, for those who want to play at once. */
export function suggestedAnswer({ answers }: Decision): Plain | undefined {
  return answers.kind === 'offers' ? answers.offers[0] : answers.suggestions[0];
}
