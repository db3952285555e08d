import type { Table } from '../model/index.ts';
import type { Question } from './card-rules.ts';
import { cardsWith } from './cards-in-play.ts';

/** Whether a card in play bans it. A ban is final. xw.timing.precedence.cannot-is-absolute */
export function isBanned(table: Table, question: Question): boolean {
  return cardsWith(table.state, 'forbids').some(({ ship, key, rules }) =>
    rules.forbids!(question, { table, self: ship.id, key }),
  );
}
