import type { XwingView } from '../view/xwing-view.ts';
import { numeral } from './numeral.ts';
import type { PieceWords } from './piece-words.ts';

/** An obstacle as the board calls it. */
export function obstacleName(
  { obstacles }: Pick<XwingView, 'obstacles'>,
  id: string,
  { obstacle }: Pick<PieceWords, 'obstacle'>,
): string {
  const kind = obstacles.find((each) => each.id === id)?.kind ?? 'asteroid';
  return obstacle[kind](Number(numeral(id)));
}
