import type { XwingState } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';
import { isBanned, saysYes } from './bans.ts';
import type { Question } from './card-rules.ts';

/** Whether a card in play bans it. xw.timing.precedence.cannot-is-absolute */
export function isForbidden(state: XwingState, question: Question): boolean {
  return isBanned(tableOf(state), question);
}

/** Whether a card lifts a general rule, and no card bans it. xw.timing.precedence.forbid-beats-allow */
export function isPermitted(state: XwingState, question: Question): boolean {
  return saysYes(tableOf(state), 'permits', question) && !isForbidden(state, question);
}
