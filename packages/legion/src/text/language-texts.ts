import type { Decision, Plain, Refusal } from '@sortie/kernel';
import type { LogEvent } from '../model/index.ts';
import type { CardTexts } from './card-texts.ts';
import type { Names } from './names.ts';
import type { PieceWords } from './piece-words.ts';
import type { SetupWords } from './setup-words.ts';
import type { DeedWords } from './story/deed-words.ts';
import type { Terms } from './terms.ts';
import type { Wording } from './wording.ts';

/** How a game reads in one language. */
export interface LanguageTexts {
  readonly terms: Terms;
  readonly cardTexts: CardTexts;
  /** What happened, in one sentence; undefined for what players need not hear. */
  readonly eventText: (event: LogEvent, names: Names) => string | undefined;
  readonly wording: Wording;
  /** What several events tell together. */
  readonly deedWords: DeedWords;
  /** What a player is asked. */
  readonly decisionText: (decision: Decision, names: Names) => string;
  /** One of the answers to a question, as a player would say it. */
  readonly answerText: (decision: Decision, answer: Plain, names: Names) => string;
  /** The table's own reasons; undefined for a rule of the game, whose words are in the rulebook. */
  readonly refusalText: (refusal: Refusal) => string | undefined;
  /** What lies on the table, by its name. */
  readonly pieceWords: PieceWords;
  readonly setupWords: SetupWords;
}
