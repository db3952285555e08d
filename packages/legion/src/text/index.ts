export { cardText, keywordLabel, keywordText } from './card-text.ts';
export type { CardTexts } from './card-texts.ts';
export { type Language, languages } from './language.ts';
export type { LanguageTexts } from './language-texts.ts';
export type { Terms } from './terms.ts';
export { loadTexts, texts } from './texts.ts';
