import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { FrameBarContext } from './frame-bar.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Link } from './link.tsx';
import { usePlace } from './router.ts';
import { useWords } from './text/words.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { titleOf } from './use-title.ts';
import './frame.css';

const links = [
  { page: 'start', word: 'play' },
  { page: 'lists', word: 'lists' },
  { page: 'rules', word: 'rules' },
  { page: 'replay', word: 'replays' },
  { page: 'events', word: 'events' },
  { page: 'statistics', word: 'statistics' },
  { page: 'settings', word: 'settings' },
] as const;

interface FrameProps {
  /** In a game: only a slim bar, which the game fills. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

export function Frame({ bare = false, children }: FrameProps) {
  const say = useWords();
  const content = useRef<HTMLElement>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const here = usePlace().path[0];
  const before = useRef(here);
  const word = links.find(({ page }) => page === here)?.word;
  useEffect(() => {
    if (word !== undefined || here === undefined) document.title = titleOf(word && say(word));
    // Whoever hears the page is brought to what has changed.
    if (before.current !== here) content.current?.focus({ preventScroll: true });
    before.current = here;
  }, [here, word, say]);
  return (
    <>
      {/* No link: the fragment of an address may hold an invitation, which a link would put out. */}
      <button type="button" className="frame-skip" onClick={() => content.current?.focus()}>
        {say('toContent')}
      </button>
      {bare ? (
        <header className="frame-slim">
          <Link className="frame-brand" href="/" aria-label={say('brand')}>
            <BrandMark />
          </Link>
          <div className="frame-bar" ref={setBar} />
        </header>
      ) : (
        <Header />
      )}
      <FrameBarContext value={bar}>
        <main
          className={bare ? 'frame-content frame-content-bare' : 'frame-content'}
          id="content"
          ref={content}
          tabIndex={-1}
        >
          {children}
        </main>
      </FrameBarContext>
      {!bare && (
        <footer className="frame-footer">
          <p>{say('fanProject')}</p>
          <p>
            <Link href="/settings#keeping">{say('keeping')}</Link>
          </p>
        </footer>
      )}
    </>
  );
}

function Header() {
  const say = useWords();
  const here = usePlace().path[0];
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="frame-header">
      <Link className="frame-brand" href="/">
        <BrandMark />
        <span>{say('brand')}</span>
      </Link>
      <button
        type="button"
        className="frame-menu"
        aria-expanded={isOpen}
        aria-controls="frame-pages"
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isOpen ? 'M5 5l14 14M19 5L5 19' : 'M3 6h18M3 12h18M3 18h18'} />
        </svg>
        {say('menu')}
      </button>
      <div className={isOpen ? 'frame-pages frame-pages-open' : 'frame-pages'} id="frame-pages">
        <nav aria-label={say('pages')}>
          {links.map(({ page, word }) => (
            <Link
              key={page}
              href={`/${page}`}
              aria-current={here === page ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {say(word)}
            </Link>
          ))}
        </nav>
        <div className="frame-switches">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
