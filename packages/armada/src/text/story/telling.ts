import type { Names } from '../names.ts';
import type { Wording } from '../wording.ts';
import type { DeedWords } from './deed-words.ts';
import type { ToldEvent } from './told-event.ts';

/** What a language says, and of whom. */
export interface Telling {
  readonly words: DeedWords;
  readonly wording: Wording;
  readonly names: Names;
  /** The sentence of one event, without its full stop. */
  readonly clause: (event: ToldEvent) => string;
}
