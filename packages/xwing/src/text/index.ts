export { cardText } from './card-text.ts';
export { type Language, languages } from './language.ts';
export type { LanguageTexts } from './language-texts.ts';
export { type Names, namesOf } from './names.ts';
export type { PieceWords } from './piece-words.ts';
export { rulesOfEvent } from './rules-of-event.ts';
export { loadTexts, texts } from './texts.ts';
