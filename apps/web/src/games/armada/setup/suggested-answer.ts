import type { Decision, Plain } from '@sortie/kernel';

/** Questions that come before the first round. */
export const setUpQuestions: ReadonlySet<string> = new Set([
  'chooseInitiative',
  'chooseObjective',
  'placeObstacle',
  'deploy',
  'chooseObjectiveShip',
  'placeObjectiveToken',
  'setAsideUnits',
]);

type Fields = { readonly [field: string]: Plain };

/** A sensible answer to a question of set-up, for those who want to play at once: ships at speed 2 where they can. */
export function suggestedAnswer({ answers, kind }: Decision): Plain | undefined {
  if (answers.kind === 'offers') return answers.offers[0];
  const { suggestions } = answers;
  if (kind !== 'deploy') return suggestions[0];
  const ships = suggestions.filter((each) => (each as Fields).ship !== undefined);
  const moving = ships.find((each) => Number((each as Fields).speed) >= 2);
  return moving ?? ships[0] ?? suggestions[0];
}
