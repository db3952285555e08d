import type { Refusal } from '@sortie/kernel';
import type { Tournament } from '@sortie/tournaments/model';
import { namesOf, texts } from '@sortie/tournaments/text';
import { isQuestion } from './event-at-desk.ts';

/** What to write on the command line instead. */
const HINTS: Readonly<Record<string, string>> = {
  'desk.no-reason': 'Add --why.',
  'desk.not-settled': 'Leave out --why.',
  'desk.settled': 'To correct it add --why.',
};

/** Why a command was refused: what is wrong and where, with the id of the rule. */
export function refusalText(refusal: Refusal, tournament: Tournament): readonly string[] {
  const { rule } = refusal;
  const sentence = texts('en').refusalText(refusal, namesOf(tournament)) ?? 'This cannot be done.';
  return [
    `${sentence} (${rule})`,
    ...(HINTS[rule] === undefined ? [] : [`  ${HINTS[rule]}`]),
    ...(isQuestion(refusal) ? ['  If it is meant so, add --yes.'] : []),
  ];
}
