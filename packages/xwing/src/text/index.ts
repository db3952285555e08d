export { cardText } from './card-text.ts';
export { answerText, decisionText, eventText, refusalText } from './en.ts';
export { type Language, languages } from './language.ts';
export { type Names, namesOf } from './names.ts';
export type { PieceWords } from './piece-words.ts';
export { rulesOfEvent } from './rules-of-event.ts';
export { texts } from './texts.ts';
