export { type Book, behaviouralRules, type Rule } from './book.ts';
export { bookIn, type ChaptersOfBook, chaptersIn } from './book-in.ts';
export { type ChapterIndex, chapterWith, indexChapters } from './chapter-index.ts';
export { type RulebookLanguage, rulebookLanguages } from './language.ts';
export { type Rulebook, rulebookOf } from './rulebook.ts';
export type { Saying } from './sayings.ts';
export type { RuleText, WrittenArea, WrittenBook, WrittenRule } from './written-book.ts';
