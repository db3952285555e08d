import type { Names } from '../text/names.ts';
import type { PieceWords } from '../text/piece-words.ts';

/** How the pieces of a table are called: units, cards and people by their names, the rest in words of a language. */
export interface SceneWords {
  readonly names: Names;
  readonly words: PieceWords;
}
