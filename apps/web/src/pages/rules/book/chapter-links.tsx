import { useBook } from '../../../rules/book-context.tsx';
import { useWords } from '../text/words.ts';
import './chapter-links.css';

/** The chapters beside the book; on a narrow screen one menu above it. */
export function ChapterLinks({ onFollow }: { readonly onFollow: () => void }) {
  const say = useWords();
  const { chapters } = useBook();
  const jump = (area: string) => {
    onFollow();
    // The chapters may only now come back in place of what was searched for.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => document.getElementById(`chapter-${area}`)?.scrollIntoView()),
    );
  };
  return (
    <nav className="chapter-links" aria-label={say('chapters')}>
      <ol className="chapter-list">
        {chapters.map(({ area, name, rules }) => (
          <li key={area}>
            <a
              href={`#chapter-${area}`}
              onClick={(event) => {
                event.preventDefault();
                jump(area);
              }}
            >
              <span>{name}</span>
              <span className="chapter-count soft">{rules.length}</span>
            </a>
          </li>
        ))}
      </ol>
      <select
        className="chapter-menu"
        aria-label={say('chapters')}
        defaultValue=""
        onChange={({ target }) => {
          jump(target.value);
          // It stays a menu: the same chapter can be chosen again.
          target.value = '';
        }}
      >
        <option value="" disabled>
          {say('chapters')}
        </option>
        {chapters.map(({ area, name }) => (
          <option key={area} value={area}>
            {name}
          </option>
        ))}
      </select>
    </nav>
  );
}
