import type { Question, Ship, XwingState } from '../model/index.ts';
import { tableOf } from '../rules/table.ts';
import type { CardInPlay, CardRules } from './card-rules.ts';

/** Whether a card in play bans it. xw.timing.precedence.cannot-is-absolute */
export function isForbidden(state: XwingState, question: Question): boolean {
  return tableOf(state).cards.forbids(question);
}

/** Whether a card lifts a general rule, and no card bans it. xw.timing.precedence.forbid-beats-allow */
export function isPermitted(state: XwingState, question: Question): boolean {
  return tableOf(state).cards.permits(question);
}

/** Whether a card on the table might answer a question of this kind. */
export function isAnswered(state: XwingState, part: 'forbids' | 'permits', kind: Question['kind']): boolean {
  return tableOf(state).cards.mayAnswer(part, kind);
}

/** Every card in force that has this part, ships' faceup Damage cards included. */
export function cardsWith(state: XwingState, part: keyof CardRules): readonly CardInPlay[] {
  return tableOf(state).cards.with(part);
}

/** A ship's own cards in force that have this part. */
export function ownCardsWith(state: XwingState, ship: Ship, part: keyof CardRules): readonly CardInPlay[] {
  return tableOf(state).cards.ownWith(ship.id, part);
}
