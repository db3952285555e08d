import type { RefObject } from 'react';
import { useWords } from '../text/words.ts';

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly isPictured: boolean;
  readonly onPictured: (isPictured: boolean) => void;
}

/** What is looked for in the book: words, and rules with a picture only. */
export function RuleSearch({ field, query, onQuery, isPictured, onPictured }: Props) {
  const say = useWords();
  return (
    <search className="rulebook-search">
      <input
        ref={field}
        type="search"
        value={query}
        aria-label={say('searchLabel')}
        placeholder={say('searchHint')}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck="false"
        onChange={({ target }) => onQuery(target.value)}
      />
      <label className="rulebook-only">
        <input type="checkbox" checked={isPictured} onChange={({ target }) => onPictured(target.checked)} />
        {say('picturesOnly')}
      </label>
      <p className="rulebook-keys soft">{say('searchKeys')}</p>
    </search>
  );
}
