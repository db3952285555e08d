import { Link } from '../../../app/link.tsx';
import { usePlace } from '../../../app/router.ts';
import { useAddress } from '../parts/addresses.ts';
import { useEvent } from '../parts/event-context.ts';
import { useWords } from './text/words.ts';
import './hall.css';

const PAGES = [
  ['info', 'announcement'],
  ['lists', 'playersAndLists'],
  ['draws', 'draws'],
  ['print/pairings', 'printViews'],
  ['wall', 'wall'],
] as const;

/** The pages of the event that are looked for less often. */
export function MorePages() {
  const say = useWords();
  const address = useAddress();
  const here = usePlace().path.slice(2).join('/');
  const { phase } = useEvent().view;
  const isThere = (page: string) => phase !== 'setup' || !page.startsWith('print');
  return (
    <nav className="hall-more" aria-label={say('morePages')}>
      {PAGES.filter(([page]) => isThere(page)).map(([page, word]) => (
        <Link key={page} href={address(page)} aria-current={here === page ? 'page' : undefined}>
          {say(word)}
        </Link>
      ))}
    </nav>
  );
}
