export { type Book, behaviouralRules, type Rule } from './book.ts';
export { bookIn } from './book-in.ts';
export { type RulebookLanguage, rulebookLanguages } from './language.ts';
export { type Rulebook, rulebookOf } from './rulebook.ts';
export { type RuleTitles, titlesIn } from './titles-in.ts';
export type { RuleText, WrittenArea, WrittenBook, WrittenRule } from './written-book.ts';
