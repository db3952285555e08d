import { createContext, type ReactNode, use, useContext } from 'react';
import { useLanguage } from '../app/settings.ts';
import type { OpenBook } from './open-book.ts';
import { rulesOfGame } from './rule-words.ts';

const BookContext = createContext<OpenBook | null>(null);

/** Opens the book of a game in the reader's language; waits for it to come. */
export function BookAround({ game, children }: { readonly game: string; readonly children: ReactNode }) {
  const language = useLanguage();
  const rules = rulesOfGame(game);
  if (!rules) throw new Error(`there is no rulebook of ${game}`);
  const book = rules.book.get(language) ?? use(rules.book.load(language));
  return <BookContext value={book}>{children}</BookContext>;
}

/** The book that is open around a component. */
export function useBook(): OpenBook {
  const book = useContext(BookContext);
  if (!book) throw new Error('no rulebook is open');
  return book;
}
