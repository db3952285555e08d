import { useState } from 'react';
import { Link } from '../../app/link.tsx';
import type { PageProps } from '../../app/page.ts';
import { useLanguage } from '../../app/settings.ts';
import { useEndingWords } from '../../live/ending/use-ending-words.ts';
import { WhatIsKept } from '../../live/keeping/what-is-kept.tsx';
import { forgetGame, useKeptGames } from '../../live/kept-seats.ts';
import { LearnLink } from '../tutorial/learn-link.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useWords } from './text/words.ts';
import './settings-page.css';

export function SettingsPage(_props: PageProps) {
  const say = useWords();
  return (
    <>
      <h1>{say('title')}</h1>
      <div className="panel settings-panel">
        <SettingsForm />
      </div>
      <KeptGames />
      <WhatIsKept />
    </>
  );
}

function KeptGames() {
  const say = useWords();
  const language = useLanguage();
  const games = useKeptGames();
  const endingWords = useEndingWords();
  const over = games.filter(({ isOver }) => isOver);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section id="games" aria-labelledby="games-title">
      <h2 id="games-title">{say('games')}</h2>
      <p className="soft">
        {say(games.length === 0 ? 'noGames' : 'gamesWhy')} {games.length === 0 && <LearnLink />}
      </p>
      <ul className="settings-games">
        {games.map(({ id, title, at, isOver, ending }) => (
          <li key={id}>
            <span>
              <strong>{title}</strong>
              <span className="soft">
                {day.format(at)}
                {isOver && ` · ${ending ? endingWords(ending) : say('over')}`}
              </span>
            </span>
            <Link className="button" href={`/game/${id}`} aria-label={say('openNamed', { title })}>
              {say('open')}
            </Link>
            <ForgetButton title={title} isOver={isOver} onForget={() => forgetGame(id)} />
          </li>
        ))}
      </ul>
      {over.length > 0 && (
        <button
          type="button"
          onClick={() => {
            for (const { id } of over) forgetGame(id);
          }}
        >
          {say('forgetOver')}
        </button>
      )}
    </section>
  );
}

interface ForgetButtonProps {
  readonly title: string;
  readonly isOver: boolean;
  readonly onForget: () => void;
}

/** A seat that is forgotten is gone for ever, so it is asked first. */
function ForgetButton({ title, isOver, onForget }: ForgetButtonProps) {
  const say = useWords();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <button type="button" aria-label={say('forgetNamed', { title })} onClick={() => setAsked(true)}>
        {say('forget')}
      </button>
    );
  }
  return (
    <span className="settings-games-sure" role="alert">
      {say(isOver ? 'forgetSureOver' : 'forgetSure')}
      <button type="button" onClick={() => setAsked(false)}>
        {say('keep')}
      </button>
      <button type="button" className="settings-games-forget" onClick={onForget}>
        {say('forgetYes')}
      </button>
    </span>
  );
}
