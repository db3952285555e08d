import { matches, type Pointer } from '@sortie/games';
import type { Plain } from '@sortie/kernel';

/** Where the parts of the table's page are. */
const parts = {
  table: '#play-board',
  question: '#play-ask',
  order: '.play-strip',
  log: '#play-log',
} as const;

/** What a step points at, as it is on the page now; the whole question while an answer is not to be seen yet. */
export function findPointed(pointer: Pointer): readonly Element[] {
  switch (pointer.kind) {
    case 'piece':
      return allShown(`${parts.table} [data-piece="${CSS.escape(pointer.piece)}"]`).slice(0, 1);
    case 'part':
      return allShown(parts[pointer.part]);
    case 'answer': {
      const found = allShown(`${parts.question} [data-answer]`).filter((element) =>
        isAnswer(element, pointer.answer),
      );
      return found.length > 0 ? found.slice(0, 1) : allShown(parts.question);
    }
  }
}

function allShown(selector: string): readonly Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
}

function isAnswer(element: Element, pattern: Plain): boolean {
  try {
    return matches(pattern, JSON.parse(element.getAttribute('data-answer') ?? 'null') as Plain);
  } catch {
    return false;
  }
}

/** A rectangle on the screen, in whole pixels. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of an element that is in sight within its part of the page; undefined when none is. */
export function spotOf(element: Element): Spot | undefined {
  const own = element.getBoundingClientRect();
  const frame = element.parentElement?.closest('.play-board, .play-panel')?.getBoundingClientRect() ?? own;
  const left = Math.round(Math.max(own.left, frame.left));
  const top = Math.round(Math.max(own.top, frame.top));
  const width = Math.round(Math.min(own.right, frame.right)) - left;
  const height = Math.round(Math.min(own.bottom, frame.bottom)) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}
