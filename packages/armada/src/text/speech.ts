import type { AnswerWords } from './answer-words.ts';
import type { Choices } from './choices-in.ts';
import type { Names } from './names.ts';
import type { Wording } from './wording.ts';

/** A language and the table it speaks about. */
export interface Speech extends Choices {
  readonly words: AnswerWords;
  readonly wording: Wording;
  readonly names: Names;
}
