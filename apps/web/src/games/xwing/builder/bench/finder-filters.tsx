import type { ReactNode } from 'react';
import { useWords } from '../text/words.ts';
import './finder-filters.css';

interface Props {
  readonly searchLabel: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly playable: boolean;
  readonly onPlayable: (playable: boolean) => void;
  /** Whether one of the filters behind the fold narrows the list. */
  readonly isChanged: boolean;
  readonly children: ReactNode;
}

export function FinderFilters({
  searchLabel,
  words,
  onWords,
  playable,
  onPlayable,
  isChanged,
  children,
}: Props) {
  const say = useWords();
  return (
    <div className="finder-filters">
      <input
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        aria-keyshortcuts="/"
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <label className="finder-filters-check">
        <input type="checkbox" checked={playable} onChange={(event) => onPlayable(event.target.checked)} />
        {say('playableOnly')}
      </label>
      <details>
        <summary>
          {say('filters')}
          {isChanged && <span className="finder-filters-on"> ● {say('filtersOn')}</span>}
        </summary>
        <div className="finder-filters-fields">{children}</div>
      </details>
    </div>
  );
}
