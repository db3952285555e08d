import { createContext, type ReactNode, use, useContext } from 'react';
import type { InLanguage } from '../app/in-language.ts';
import { useLanguage } from '../app/settings.ts';
import { type GamePictures, loadPictures } from './game-pictures.ts';
import type { OpenBook } from './open-book.ts';

interface Opened {
  readonly book: OpenBook;
  readonly pictures: GamePictures | undefined;
}

const BookContext = createContext<Opened | null>(null);

interface Props {
  readonly book: InLanguage<OpenBook | null>;
  /** What is shown when there is no such book. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Opens a book, or a chapter of one, in the reader's language; waits for it to come. */
export function BookAround({ book: wanted, otherwise, children }: Props) {
  const language = useLanguage();
  const book = wanted.get(language) ?? use(wanted.load(language));
  if (!book) return otherwise;
  return <PicturesAround book={book}>{children}</PicturesAround>;
}

function PicturesAround({ book, children }: { readonly book: OpenBook; readonly children: ReactNode }) {
  const pictures = use(loadPictures(book.game));
  return <BookContext value={{ book, pictures }}>{children}</BookContext>;
}

function useOpened(): Opened {
  const opened = useContext(BookContext);
  if (!opened) throw new Error('no rulebook is open');
  return opened;
}

/** The book that is open around a component. */
export function useBook(): OpenBook {
  return useOpened().book;
}

/** The pictures in it. */
export function usePictures(): GamePictures | undefined {
  return useOpened().pictures;
}
