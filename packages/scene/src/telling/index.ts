export { eventsIn, type SentencesOf } from './events-in.ts';
export { seatNames } from './seat-names.ts';
export { capital, sentence } from './sentence.ts';
export { textsByLanguage } from './texts-by-language.ts';
