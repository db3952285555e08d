import { useEffect, useRef } from 'react';
import { usePlace } from '../../app/router.ts';
import { useWords } from './text/words.ts';
import { useRetention } from './use-retention.ts';
import './keeping.css';

/** What the server keeps of people and games, and for how long, by its own settings. */
export function WhatIsKept() {
  const say = useWords();
  const retention = useRetention();
  const { fragment } = usePlace();
  const section = useRef<HTMLElement>(null);
  const isWanted = fragment === 'keeping' && retention !== undefined;
  // The browser looks for the place before its words are here.
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView();
  }, [isWanted]);
  return (
    <section id="keeping" ref={section} aria-labelledby="keeping-title">
      <h2 id="keeping-title">{say('title')}</h2>
      <p>{say('ofPeople')}</p>
      {retention && (
        <ul className="keeping-list">
          <li>
            {retention.waitingDays === 0
              ? say('waitingForEver')
              : say('waiting', { count: retention.waitingDays })}
          </li>
          <li>
            {retention.gameDays === 0 ? say('gameForEver') : say('game', { count: retention.gameDays })}
          </li>
          {retention.gameDays > 0 && <li>{say('others', { count: retention.gameDays })}</li>}
        </ul>
      )}
      <p className="soft">{say('here')}</p>
    </section>
  );
}
