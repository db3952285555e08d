import type { Plain } from '@sortie/kernel';
import type { AnswerWords } from './answer-words.ts';
import type { Names } from './names.ts';
import type { Wording } from './wording.ts';

/** A language and the table it speaks about. */
export interface Speech {
  readonly words: AnswerWords;
  readonly wording: Wording;
  readonly names: Names;
  /** One way to use a card, whatever shape the card gave it. */
  readonly choice: (choice: Plain) => string;
}
