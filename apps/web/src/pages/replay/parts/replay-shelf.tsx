import { type DragEvent, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import { useLanguage } from '../../../app/settings.ts';
import { useEndingWords } from '../../../live/ending/use-ending-words.ts';
import { useKeptGames } from '../../../live/kept-seats.ts';
import { LearnLink } from '../../tutorial/learn-link.tsx';
import { aboutOf } from '../film/about.ts';
import type { Opened } from '../film/opened.ts';
import { readReplay } from '../film/read-replay.ts';
import { useWords } from '../text/words.ts';
import { problemWords } from './problem-words.ts';
import './replay-shelf.css';

/** Where a replay is chosen: a file, or one of our finished games. */
export function ReplayShelf({ onOpen }: { readonly onOpen: (opened: Opened) => void }) {
  const say = useWords();
  return (
    <div className="shelf">
      <h1>{say('title')}</h1>
      <p className="soft">{say('intro')}</p>
      <FileBox onOpen={onOpen} />
      <FinishedGames />
    </div>
  );
}

/** A replay in a file, chosen or dropped here. */
function FileBox({ onOpen }: { readonly onOpen: (opened: Opened) => void }) {
  const say = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text().catch(() => null);
    const replay = text === null ? ('unreadable' as const) : readReplay(text);
    if (typeof replay === 'string') setProblem(replay);
    else {
      const { title, names } = aboutOf(replay);
      onOpen({ replay, title: title || file.name.replace(/\.json$/i, ''), people: names, shared: null });
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  return (
    <section
      className={isOver ? 'shelf-drop shelf-drop-over' : 'shelf-drop'}
      aria-label={say('openFile')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2>{say('openFile')}</h2>
      <label className="button primary shelf-file">
        {say('chooseFile')}
        <input
          type="file"
          accept=".json,application/json"
          aria-label={say('openFile')}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <p className="soft">{isOver ? say('dropNow') : say('dropHere')}</p>
      {problem !== null && (
        <p className="shelf-problem" role="alert">
          {problemWords(say, problem, {})}
        </p>
      )}
    </section>
  );
}

/** Games of this browser that are over. */
function FinishedGames() {
  const say = useWords();
  const language = useLanguage();
  const endingWords = useEndingWords();
  const finished = useKeptGames().filter(({ isOver }) => isOver);
  const days = new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : language, { dateStyle: 'medium' });
  return (
    <section>
      <h2>{say('yourGames')}</h2>
      {finished.length === 0 ? (
        <p className="soft">
          {say('noGames')} <LearnLink />
        </p>
      ) : (
        <ul className="shelf-games">
          {finished.map(({ id, title, at, ending }) => (
            <li key={id}>
              <Link href={`/replay/game/${encodeURIComponent(id)}`} data-replay={id}>
                <span>{title}</span>
                {ending && <span data-ending={ending.kind}>{endingWords(ending)}</span>}
                <time className="soft" dateTime={new Date(at).toISOString()}>
                  {days.format(at)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
