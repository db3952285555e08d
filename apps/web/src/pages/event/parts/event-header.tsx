import { useEffect, useRef } from 'react';
import { Link } from '../../../app/link.tsx';
import { usePlace } from '../../../app/router.ts';
import type { FollowedEvent } from '../../../live/event-line.ts';
import { useWords } from '../text/words.ts';
import { useAddress } from './addresses.ts';
import { ConnectionNote } from './connection-note.tsx';
import { useEvent } from './event-context.ts';
import { RoleNote } from './role-note.tsx';
import './event-header.css';

/** Pages of an event by role; the first is where its links lead. */
const pages = {
  organiser: [
    ['', 'desk'],
    ['desk/players', 'players'],
    ['desk/settings', 'settings'],
    ['desk/judges', 'judgesAndLinks'],
    ['desk/rounds', 'rounds'],
    ['standings', 'standings'],
    ['desk/log', 'log'],
    ['desk/files', 'files'],
  ],
  judge: [
    ['', 'judging'],
    ['pairings', 'pairings'],
    ['standings', 'standings'],
  ],
  player: [
    ['', 'myRound'],
    ['pairings', 'pairings'],
    ['standings', 'standings'],
  ],
  public: [
    ['', 'event'],
    ['pairings', 'pairings'],
    ['standings', 'standings'],
  ],
} as const;

/** What the event is, whom this page is for, and where its other pages are. */
export function EventHeader({ connection }: Pick<FollowedEvent, 'connection'>) {
  const say = useWords();
  const address = useAddress();
  const { as, view } = useEvent();
  const here = usePlace().path.slice(2).join('/');
  const pagesOf = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may be out of sight on a phone
  useEffect(() => {
    const current = pagesOf.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [here]);
  const bracket = view.bracket === null ? [] : ([['bracket', 'bracket']] as const);
  return (
    <header className="event-header">
      <div className="event-title">
        <h1>{view.settings.name || say('unnamed')}</h1>
        <RoleNote />
        <ConnectionNote connection={connection} />
      </div>
      <nav ref={pagesOf} className="event-pages" aria-label={say('pagesOf')}>
        {[...pages[as.role], ...bracket].map(([section, word]) => (
          <Link key={section} href={address(section)} aria-current={here === section ? 'page' : undefined}>
            {say(word)}
          </Link>
        ))}
      </nav>
    </header>
  );
}
