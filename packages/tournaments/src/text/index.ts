/**
 * What people read of an event, in three languages: why something was refused, why two meet and who has the bye,
 * what was not possible, what comes next, and the log. A language is loaded before it is used: after
 * `await loadTexts('es')` there is `texts('es').refusalText(refusal, namesOf(view))`.
 */
export type { EventTexts, EventWords } from './event-texts.ts';
export type { Language } from './language.ts';
export { type Names, type NamesSource, namesOf } from './names.ts';
export { loadTexts, texts } from './texts.ts';
