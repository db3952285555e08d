import type { BookIndex } from '@sortie/games';
import { useState } from 'react';
import { usePlace } from '../../../app/router.ts';
import type { OpenBook } from '../../../rules/open-book.ts';
import { searchBook } from './search-book.ts';

interface Query {
  readonly query: string;
  readonly setQuery: (words: string) => void;
  /** A link was followed since to a rule that has not these words: it is shown in the book. */
  readonly isLeft: boolean;
}

/** The words looked for in the book, at first those of the address. */
export function useQuery(chosen: string | null, book: OpenBook, index: BookIndex): Query {
  const { query: asked } = usePlace();
  const [search, setSearch] = useState(() => ({ words: asked.get('q') ?? '', chosen }));
  const isLeft =
    chosen !== null &&
    chosen !== search.chosen &&
    book.find(chosen) !== undefined &&
    !searchBook(search.words, book, index).rules.includes(chosen);
  return {
    query: isLeft ? '' : search.words,
    setQuery: (words) => setSearch({ words, chosen }),
    isLeft,
  };
}
