import type { BookIndex, CardRuling } from '@sortie/games';
import type { Book, Saying } from '@sortie/rulebook';
import { fold, wordsIn } from './fold-text.ts';
import { meantBy } from './one-error.ts';
import { searchRules } from './search-rules.ts';

/** What a search found. */
export interface FoundInBook {
  /** The best first. */
  readonly rules: readonly string[];
  readonly cards: readonly CardRuling[];
  /** The words that were looked for in the end, folded: those of the query, or the words that they were taken for. */
  readonly words: readonly string[];
}

/**
 * Looks for rules as players speak: by the words of the book, by what people call a thing, by the name of a card.
 * Where nothing has a word, it may be one error away from one that the book or its index has.
 */
export function searchBook(query: string, book: Book, index: BookIndex): FoundInBook {
  const words = plainWords(query);
  const found = searchExactly(words, book, index);
  if (words.length === 0 || found.rules.length > 0) return found;
  return searchMeant(words, book, index) ?? found;
}

function searchExactly(words: readonly string[], book: Book, index: BookIndex): FoundInBook {
  const direct = searchRules(words.join(' '), book);
  const cards = index.cards.filter(({ name }) => isCalled(name, words));
  const sayings = index.sayings.filter(({ said }) => said.some((each) => isSaid(each, words)));
  const begun = index.sayings.filter(({ said }) => said.some((each) => begins(each, words)));
  const within = direct.length > 0 ? [] : index.sayings.filter((each) => isPartly(each, words));
  const rules = [
    ...sayings.flatMap((saying) => saying.rules),
    ...direct,
    ...[...begun, ...within, ...cards].flatMap((each) => each.rules),
  ];
  return { rules: [...new Set(rules)], cards, words };
}

/** The same with one word put right. */
function searchMeant(words: readonly string[], book: Book, index: BookIndex): FoundInBook | undefined {
  const vocabulary = vocabularyOf(book, index);
  const tried = words.flatMap((word, place) =>
    vocabulary.has(word)
      ? []
      : meantBy(word, vocabulary).map((meant) => searchExactly(words.with(place, meant), book, index)),
  );
  const found = tried.filter(({ rules }) => rules.length > 0);
  if (found.length === 0) return undefined;
  return {
    rules: [...new Set(found.flatMap(({ rules }) => rules))],
    cards: [...new Set(found.flatMap(({ cards }) => cards))],
    words: [...new Set(found.flatMap((each) => each.words))],
  };
}

/** Words without what stands around them: “who starts?” */
function plainWords(text: string): readonly string[] {
  return wordsIn(text)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);
}

/** Words that carry the meaning; all of them where hardly one is left. */
function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => word.length > 2);
  return telling.length > 1 ? telling : words;
}

function isSaid(saying: string, words: readonly string[]): boolean {
  return tellingWords(plainWords(saying)).join(' ') === tellingWords(words).join(' ');
}

const SHORTEST_BEGINNING = 3;

/** While somebody types. */
function begins(saying: string, words: readonly string[]): boolean {
  const typed = words.join(' ');
  return typed.length >= SHORTEST_BEGINNING && plainWords(saying).join(' ').startsWith(typed);
}

function isPartly({ said }: Saying, words: readonly string[]): boolean {
  return said.some((each) => tellingWords(plainWords(each)).every((word) => words.includes(word)));
}

/** A name is written with or without what joins its parts: R2-D2, r2d2, Dead Man’s Switch. */
function isCalled(name: string, words: readonly string[]): boolean {
  const folded = fold(name);
  const joined = [folded, ...folded.split(/\s+/)].map((each) => each.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const parts = [...folded.split(/[^\p{L}\p{N}]+/u), ...joined];
  return words.length > 0 && words.every((word) => parts.some((part) => isPartCalled(part, word)));
}

function isPartCalled(part: string, word: string): boolean {
  return word.length < SHORTEST_BEGINNING
    ? part === word
    : part.startsWith(word.replaceAll(/[^\p{L}\p{N}]/gu, ''));
}

const vocabularies = new WeakMap<Book, ReadonlySet<string>>();

function vocabularyOf(book: Book, { sayings, cards }: BookIndex): ReadonlySet<string> {
  const known = vocabularies.get(book);
  if (known) return known;
  const texts = [
    ...book.rules.flatMap(({ title, rule }) => [title, rule]),
    ...sayings.flatMap(({ said }) => said),
    ...cards.map(({ name }) => name),
  ];
  const words = new Set(texts.flatMap((text) => fold(text).split(/[^\p{L}\p{N}-]+/u)));
  vocabularies.set(book, words);
  return words;
}
