import type { Table } from '../model/index.ts';
import type { Here, Question } from './card-rules.ts';
import { cardsAnswering } from './cards-in-play.ts';

type Asked = (question: Question, at: Here) => boolean;

/** Whether any card in play says yes. */
export function saysYes(table: Table, part: 'forbids' | 'permits', question: Question): boolean {
  for (const { ship, key, rules } of cardsAnswering(table.state, part, question.kind)) {
    const answer = rules[part]![question.kind] as Asked | undefined;
    if (answer?.(question, { table, self: ship.id, key })) return true;
  }
  return false;
}

/** Whether a card in play bans it. A ban is final. xw.timing.precedence.cannot-is-absolute */
export function isBanned(table: Table, question: Question): boolean {
  return saysYes(table, 'forbids', question);
}
