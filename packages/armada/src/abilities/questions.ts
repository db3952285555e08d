import type { ArmadaState, Question } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';

/** Whether a card in play bans it. ar.precedence.cannot-is-absolute */
export function isForbidden(state: ArmadaState, question: Question): boolean {
  return tableOf(state).cards.forbids(question);
}

/** Whether a card lifts a general rule, and no card bans it. ar.precedence.component-over-reference */
export function isPermitted(state: ArmadaState, question: Question): boolean {
  return tableOf(state).cards.permits(question);
}
