import type { LegionState, Question } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';

/** Whether a card in play bans it. lg.golden-rules.cannot-is-absolute */
export function isForbidden(state: LegionState, question: Question): boolean {
  return tableOf(state).cards.forbids(question);
}

/** Whether a card lifts a general rule, and no card bans it. lg.golden-rules.component-over-rules */
export function isPermitted(state: LegionState, question: Question): boolean {
  return tableOf(state).cards.permits(question);
}
