import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { useLanguage } from '../../../app/settings.ts';
import { useBook, usePictures } from '../../../rules/book-context.tsx';
import { illustratedRules } from '../../../rules/game-pictures.ts';
import { rulesOfGame } from '../../../rules/rule-words.ts';
import { useWords } from '../text/words.ts';
import { BookChapters } from './book-chapters.tsx';
import { ChapterLinks } from './chapter-links.tsx';
import { FoundCards } from './found-cards.tsx';
import { FoundRules } from './found-rules.tsx';
import { RuleSearch } from './rule-search.tsx';
import { searchBook } from './search-book.ts';
import { stepThroughRules } from './step-through-rules.ts';
import { useBookIndex } from './use-book-index.ts';
import { useQuery } from './use-query.ts';
import { useSearchKey } from './use-search-key.ts';
import './rule-book.css';

/** The whole book, or what was looked for in it. */
export function RuleBook({ chosen }: { readonly chosen: string | null }) {
  const say = useWords();
  const book = useBook();
  const pictures = usePictures();
  const illustrated = useMemo(() => illustratedRules(pictures), [pictures]);
  const [isPictured, setPictured] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const rule = chosen !== null && book.find(chosen) ? chosen : null;
  const index = useBookIndex(book.game);
  const { query, setQuery, isLeft } = useQuery(chosen, book, index);
  const looked = useDeferredValue(query);
  const found = useMemo(() => searchBook(looked, book, index), [looked, book, index]);
  const isSearching = !isLeft && looked.trim() !== '';
  const shown = isPictured ? found.rules.filter((id) => illustrated.has(id)) : found.rules;

  useSearchKey(field);

  const step = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query !== '') setQuery('');
    else if (!stepThroughRules(event.key, list.current, field.current)) return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from rule to rule wherever one is
    <div className="rulebook" onKeyDown={step}>
      <BookHead game={book.game} />
      <RuleSearch
        field={field}
        query={query}
        onQuery={setQuery}
        isPictured={isPictured}
        onPictured={setPictured}
      />
      <div className="rulebook-body">
        <ChapterLinks onFollow={() => setQuery('')} />
        <div className="rulebook-rules" ref={list}>
          {chosen !== null && rule === null && (
            <p className="rulebook-unknown panel" role="alert">
              {say('unknownRule', { id: chosen })}
            </p>
          )}
          <p className="unseen" aria-live="polite">
            {isSearching && say('found', { count: shown.length })}
          </p>
          {isSearching && !isPictured && <FoundCards cards={found.cards} words={found.words} />}
          {isSearching && <FoundRules key={looked} rules={shown} words={found.words} chosen={rule} />}
          {/* The whole book is long to draw, so it waits out of sight for the end of a search. */}
          <div hidden={isSearching}>
            <BookChapters chosen={isSearching ? null : rule} illustrated={isPictured ? illustrated : null} />
          </div>
        </div>
      </div>
    </div>
  );
}

function BookHead({ game }: { readonly game: string }) {
  const say = useWords();
  const language = useLanguage();
  const rules = rulesOfGame(game);
  return (
    <header className="rulebook-head">
      <h1>{say('titleOf', { book: rules?.heading(language) ?? '' })}</h1>
      <p className="soft">
        {say('intro')} <Link href={`/rules/${game}/coverage`}>{say('coverageLink')}</Link>
      </p>
    </header>
  );
}
