import { useState } from 'react';
import { usePlace } from '../../../app/router.ts';
import type { OpenBook } from '../../../rules/open-book.ts';
import { searchRules } from './search-rules.ts';

interface Query {
  readonly query: string;
  readonly setQuery: (words: string) => void;
  /** A link was followed since to a rule that has not these words: it is shown in the book. */
  readonly isLeft: boolean;
}

/** The words looked for in the book, at first those of the address. */
export function useQuery(chosen: string | null, book: OpenBook): Query {
  const { query: asked } = usePlace();
  const [search, setSearch] = useState(() => ({ words: asked.get('q') ?? '', chosen }));
  const isLeft =
    chosen !== null &&
    chosen !== search.chosen &&
    book.find(chosen) !== undefined &&
    !searchRules(search.words, book).includes(chosen);
  return {
    query: isLeft ? '' : search.words,
    setQuery: (words) => setSearch({ words, chosen }),
    isLeft,
  };
}
