import type { XwingState } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';
import { isBanned } from './bans.ts';
import type { Question } from './card-rules.ts';
import { cardsWith } from './cards-in-play.ts';

/** Whether a card in play bans it. xw.timing.precedence.cannot-is-absolute */
export function isForbidden(state: XwingState, question: Question): boolean {
  return isBanned(tableOf(state), question);
}

/** Whether a card lifts a general rule, and no card bans it. xw.timing.precedence.forbid-beats-allow */
export function isPermitted(state: XwingState, question: Question): boolean {
  const table = tableOf(state);
  const lifted = cardsWith(state, 'permits').some(({ ship, key, rules }) =>
    rules.permits!(question, { table, self: ship.id, key }),
  );
  return lifted && !isForbidden(state, question);
}
