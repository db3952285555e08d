import type { Book } from '@sortie/rulebook';
import { fold, wordsIn } from './fold-text.ts';

interface Indexed {
  readonly id: string;
  readonly title: string;
  readonly words: string;
}

const indexes = new WeakMap<Book, readonly Indexed[]>();

function indexOf(book: Book): readonly Indexed[] {
  const known = indexes.get(book);
  if (known) return known;
  const index = book.rules.map(({ id, title, rule }) => ({ id, title: fold(title), words: fold(rule) }));
  indexes.set(book, index);
  return index;
}

/** Rules that have every word of the query in their id, title or text: the best first, then as in the book. */
export function searchRules(query: string, book: Book): readonly string[] {
  const words = wordsIn(query);
  if (words.length === 0) return [];
  return indexOf(book)
    .map((rule, place) => ({ id: rule.id, place, worth: worthOf(rule, words) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth || one.place - other.place)
    .map(({ id }) => id);
}

const IS_THE_ID = 1000;
const ALL_IN_TITLE = 20;

/** Zero when a word is nowhere. */
function worthOf(rule: Indexed, words: readonly string[]): number {
  if (words.length === 1 && words[0] === rule.id) return IS_THE_ID;
  const each = words.map((word) => worthOfWord(rule, word));
  if (each.includes(0)) return 0;
  const isTitled = words.every((word) => rule.title.includes(word));
  return each.reduce((sum, worth) => sum + worth, isTitled ? ALL_IN_TITLE : 0);
}

function worthOfWord({ id, title, words }: Indexed, word: string): number {
  if (startsAWord(title, word)) return 12;
  if (title.includes(word)) return 8;
  if (id.split(/[.-]/).includes(word)) return 7;
  if (startsAWord(words, word)) return 5;
  if (id.includes(word)) return 3;
  return words.includes(word) ? 2 : 0;
}

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  }
  return false;
}
