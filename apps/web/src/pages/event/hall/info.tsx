import { presetTitle } from '@sortie/games';
import type { ReactNode } from 'react';
import { Link } from '../../../app/link.tsx';
import { useLanguage } from '../../../app/settings.ts';
import { kitOf, useSite } from '../../../games/site.ts';
import { useAddress } from '../parts/addresses.ts';
import { useEvent } from '../parts/event-context.ts';
import { dayWords } from './day-words.ts';
import { useWords } from './text/words.ts';
import './info.css';

/** The announcement: what, when, where, and by which rules. */
export function Info() {
  const say = useWords();
  const { view } = useEvent();
  const { isAnnounced, settings, phase } = view;
  return (
    <section className="info">
      <h2>{say('announcement')}</h2>
      {!isAnnounced && <p className="hall-note">{say('notAnnounced')}</p>}
      {phase === 'setup' && <ToRegister />}
      <Facts />
      {settings.specialRules.trim() !== '' && (
        <>
          <h3>{say('specialRules')}</h3>
          <p className="info-text">{settings.specialRules}</p>
        </>
      )}
      {settings.scenarios.length > 0 && (
        <>
          <h3>{say('scenarios')}</h3>
          <ul>
            {settings.scenarios.map((scenario) => (
              <li key={scenario}>{scenario}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The way in; whoever has a role here has registered, or is not to. */
function ToRegister() {
  const say = useWords();
  const address = useAddress();
  const { as, view } = useEvent();
  return (
    <p className="row info-register">
      {as.role === 'public' && (
        <Link className="button primary info-register-button" href={address('register')}>
          {say('toRegister')}
        </Link>
      )}
      <span className="soft">{say('registered', { count: view.players.length })}</span>
    </p>
  );
}

function Facts() {
  const say = useWords();
  const site = useSite();
  const language = useLanguage();
  const { settings, plan, judges } = useEvent().view;
  const { type, date, place, organiser, format, cardList, squadLimit, variant, scoring } = settings;
  const rounds = plan?.rounds ?? settings.rounds;
  const cut = plan?.cut ?? settings.cut;
  return (
    <dl className="info-facts">
      <Fact name={say('what')}>
        {type} · {kitOf(site, settings.game)?.title ?? settings.game}
      </Fact>
      <Fact name={say('when')}>{dayWords(date, language)}</Fact>
      <Fact name={say('where')}>{place}</Fact>
      <Fact name={say('organisedBy')}>{organiser}</Fact>
      <Fact name={say('format')}>{say(format)}</Fact>
      <Fact name={say('cardList')}>
        {cardList && say('cardListOf', { name: cardList.name, date: dayWords(cardList.date, language) })}
      </Fact>
      <Fact name={say('squadLimit')}>{squadLimit !== null && say('points', { count: squadLimit })}</Fact>
      <Fact name={say('rounds')}>{rounds === null ? say('roundsByPlayers') : `${rounds}`}</Fact>
      <Fact name={say('cut')}>
        {cut === null ? say('cutByPlayers') : cut === 0 ? say('noCut') : say('cutTo', { count: cut })}
      </Fact>
      <Fact name={say('scoring')}>{presetTitle(scoring.name, language)}</Fact>
      <Fact name={say('variant')}>{variant === 'timedPlanning' ? say('timedPlanning') : variant}</Fact>
      <Fact name={say('judges')}>{judges.map(({ name }) => name).join(', ')}</Fact>
    </dl>
  );
}

/** A line that is left out when there is nothing to say. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === '' || children === null || children === false || children === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
