import type { Decision, Plain } from '@sortie/kernel';
import type { XwingView } from '@sortie/xwing/view';
import { placeablesOf, placesFor, placingAnswer } from './placing.ts';

/** Questions that come before the first round. */
export const setUpQuestions: ReadonlySet<string> = new Set([
  'chooseInitiative',
  'placeObstacle',
  'chooseEdge',
  'deployShip',
  'placeForces',
  'placeShuttle',
  'chooseDisabledShip',
]);

/** A sensible answer to a question of set-up, for those who want to play at once. */
export function suggestedAnswer(decision: Decision, table: XwingView): Plain | undefined {
  const { answers, kind } = decision;
  if (answers.kind === 'offers') return answers.offers[0];
  if (kind === 'placeShuttle') return answers.suggestions[0];
  // The first suggested obstacle lies away from the others.
  if (kind === 'placeObstacle') return answers.suggestions[0];
  const [piece] = placeablesOf(decision);
  const [place] = piece ? placesFor(decision, piece, table.options.area) : [];
  return piece && place ? placingAnswer(piece, place) : answers.suggestions[0];
}
