import { Link } from '../../../app/link.tsx';
import { useAddress } from '../parts/addresses.ts';
import { useEvent } from '../parts/event-context.ts';
import { PublicLink } from './people/public-link.tsx';
import { useWords } from './text/words.ts';
import './setup-overview.css';

/** Before the start: how far everything is, and the link by which players register. */
export function SetupOverview() {
  const say = useWords();
  const address = useAddress();
  const { players, judges, isAnnounced, settings } = useEvent().view;
  const here = players.filter(({ presence }) => presence === 'present').length;
  const lists = players.filter(({ hasList }) => hasList).length;
  const cards = [
    { page: 'desk/settings', title: say('setUp'), state: say(isAnnounced ? 'announced' : 'notAnnounced') },
    {
      page: 'desk/players',
      title: say('players', { count: players.length }),
      state: settings.listsRequired ? say('hereAndLists', { here, lists }) : say('here', { here }),
    },
    {
      page: 'desk/judges',
      title: say('judges', { count: judges.length }),
      state: judges.map(({ name }) => name).join(', ') || say('noJudge'),
    },
  ];
  return (
    <>
      <ul className="overview">
        {cards.map(({ page, title, state }) => (
          <li key={page}>
            <Link className="overview-card" href={address(page)}>
              <strong>{title}</strong>
              <span className="soft">{state}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section className="desk-section panel">
        <h2>{say('register')}</h2>
        <p className="soft">{say('registerWhy')}</p>
        <PublicLink />
      </section>
    </>
  );
}
