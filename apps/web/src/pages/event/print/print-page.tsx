import type { SeenRound } from '@sortie/tournaments/view';
import { type ReactNode, useId } from 'react';
import { Link } from '../../../app/link.tsx';
import { goTo, usePlace } from '../../../app/router.ts';
import { useTitle } from '../../../app/use-title.ts';
import { useRoundName } from '../hall/round-name.ts';
import { latestRound } from '../hall/rounds.ts';
import { useAddress } from '../parts/addresses.ts';
import { useEvent } from '../parts/event-context.ts';
import { PrintLists } from './print-lists.tsx';
import { PrintPairings } from './print-pairings.tsx';
import { PrintSlips } from './print-slips.tsx';
import { PrintStandings } from './print-standings.tsx';
import { useWords } from './text/words.ts';
import './print.css';

const WHAT = ['pairings', 'slips', 'standings', 'lists'] as const;
type What = (typeof WHAT)[number];

/** Paper for the hall: black on white, cut into pages where it belongs. */
export function PrintPage({ parts }: { readonly parts: readonly string[] }) {
  const say = useWords();
  const { view } = useEvent();
  const { query } = usePlace();
  const what = WHAT.find((each) => each === parts[0]) ?? 'pairings';
  const wanted = Number(query.get('round'));
  const round = view.rounds.find(({ number }) => number === wanted) ?? latestRound(view);
  useTitle(say(what));
  return (
    <div className="event-print" data-print={what}>
      <Tools what={what} round={round} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <section className="event-print-paper" aria-label={say('paper')} tabIndex={0}>
        <Paper what={what} round={round} />
      </section>
    </div>
  );
}

interface Props {
  readonly what: What;
  readonly round: SeenRound | undefined;
}

function Tools({ what, round }: Props) {
  const say = useWords();
  const address = useAddress();
  const nameOf = useRoundName();
  const id = useId();
  const { rounds } = useEvent().view;
  const isOfRound = what === 'pairings' || what === 'slips';
  return (
    <div className="event-print-tools">
      <p className="row">
        <Link className="button" href={address()}>
          ← {say('back')}
        </Link>
        <button type="button" className="primary" onClick={() => window.print()}>
          {say('print')}
        </button>
      </p>
      <nav className="row" aria-label={say('what')}>
        {WHAT.map((each) => (
          <Link key={each} href={address(`print/${each}`)} aria-current={each === what ? 'page' : undefined}>
            {say(each)}
          </Link>
        ))}
      </nav>
      {isOfRound && rounds.length > 1 && (
        <p className="row">
          <label htmlFor={id}>{say('whichRound')}</label>
          <select
            id={id}
            value={round?.number}
            onChange={({ target }) => goTo(`${address(`print/${what}`)}&round=${target.value}`, 'replace')}
          >
            {rounds.map((each) => (
              <option key={each.number} value={each.number}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </p>
      )}
    </div>
  );
}

function Paper({ what, round }: Props): ReactNode {
  const say = useWords();
  const nothing = (
    <>
      <h1>{say(what)}</h1>
      <p>{say('nothingYet')}</p>
    </>
  );
  switch (what) {
    case 'pairings':
      return round ? <PrintPairings round={round} /> : nothing;
    case 'slips':
      return round ? <PrintSlips round={round} /> : nothing;
    case 'standings':
      return round ? <PrintStandings /> : nothing;
    case 'lists':
      return <PrintLists />;
  }
}
