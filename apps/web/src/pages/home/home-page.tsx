import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { Link } from '../../app/link.tsx';
import { useLanguage } from '../../app/settings.ts';
import { useSite } from '../../games/site.ts';
import { listsAddress } from '../../lists/addresses.ts';
import { useKeptGames } from '../../live/kept-seats.ts';
import { GameButtons } from './game-buttons.tsx';
import { useWords } from './text/words.ts';
import './home-page.css';
import './home-picture.css';

/** The page can be read before its picture has come. */
const HomePicture = lazyPart(async () => (await import('./home-picture.tsx')).HomePicture);

const modes = [
  { mode: 'computer', icon: 'M5 5h14v10H5zM9 19h6M12 15v4M9 9.5v1M15 9.5v1' },
  {
    mode: 'hotseat',
    icon: 'M8 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20v-2a4 4 0 0 1 4-4h2M21 20v-2a4 4 0 0 0-4-4h-2M12 14v6',
  },
  {
    mode: 'link',
    icon: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  },
] as const;

const SHOWN = 4;

/** Loads the start page when somebody points at a link to it. */
function bringStart(): void {
  import('../start/start-page.tsx').catch(() => undefined);
}

export function HomePage() {
  const say = useWords();
  const language = useLanguage();
  const { kits } = useSite().games;
  const [chosen, choose] = useState(kits[0]?.name ?? '');
  const titles = new Intl.ListFormat(language).format(kits.map(({ title }) => title));
  return (
    <>
      <section className="home-top">
        <div className="home-words">
          <h1>
            {say('title')
              .split(/(?<=\.) /)
              .map((sentence) => (
                <span key={sentence} className="home-sentence">
                  {sentence}{' '}
                </span>
              ))}
          </h1>
          <p className="home-lead">{say('lead', { games: titles })}</p>
          {kits.some(({ name, tutorial }) => name === chosen && tutorial) && <Learn game={chosen} />}
        </div>
        <Suspense fallback={<svg className="home-picture" viewBox="0 0 800 520" aria-hidden="true" />}>
          <HomePicture title={say('picture')} />
        </Suspense>
      </section>
      <KeptGames />
      {kits.length > 1 && <GameButtons kits={kits} chosen={chosen} onChoose={choose} />}
      <h2 className="home-choose">{say('choose')}</h2>
      <Modes game={chosen} />
      <h2 className="unseen">{say('more')}</h2>
      <Others game={chosen} />
    </>
  );
}

/** For those who have never played. */
function Learn({ game }: { readonly game: string }) {
  const say = useWords();
  return (
    <p className="home-learn">
      <Link className="button" href={`/learn/${encodeURIComponent(game)}`}>
        {say('learn')}
      </Link>
    </p>
  );
}

function Modes({ game }: { readonly game: string }) {
  const say = useWords();
  return (
    <ul className="home-modes">
      {modes.map(({ mode, icon }) => (
        <li key={mode}>
          <Link
            className="home-mode"
            href={`/start/${encodeURIComponent(game)}?mode=${mode}`}
            onPointerEnter={bringStart}
            onFocus={bringStart}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
            <strong>{say(mode)}</strong>
            <span>{say(`${mode}Why`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Others({ game }: { readonly game: string }) {
  const say = useWords();
  const others = [
    { address: listsAddress(game), word: 'lists' },
    { address: '/rules', word: 'rules' },
    { address: '/replay', word: 'replays' },
    { address: '/events', word: 'events' },
  ] as const;
  return (
    <ul className="home-others">
      {others.map(({ address, word }) => (
        <li key={word}>
          <Link href={address}>{say(word)}</Link>
          <span className="soft">{say(`${word}Why`)}</span>
        </li>
      ))}
    </ul>
  );
}

function KeptGames() {
  const say = useWords();
  const language = useLanguage();
  const games = useKeptGames();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const open = games.filter(({ isOver }) => !isOver);
  if (open.length === 0) return null;
  return (
    <section className="home-kept" aria-labelledby="home-kept">
      <h2 id="home-kept">{say('goOn')}</h2>
      <ul>
        {open.slice(0, SHOWN).map(({ id, title, at }) => (
          <li key={id}>
            <Link className="button" href={`/game/${id}`}>
              <span>{say('goOnTo', { title })}</span>
              <small className="soft">{day.format(at)}</small>
            </Link>
          </li>
        ))}
      </ul>
      {games.length > SHOWN && <Link href="/settings#games">{say('allGames', { count: games.length })}</Link>}
    </section>
  );
}
