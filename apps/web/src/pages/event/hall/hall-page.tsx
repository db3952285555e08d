import { Suspense } from 'react';
import { lazyPart } from '../../../app/lazy-part.ts';
import { Waiting } from '../../../app/waiting.tsx';
import { useEvent } from '../parts/event-context.ts';
import { Bracket } from './bracket.tsx';
import { Draws } from './draws.tsx';
import { Info } from './info.tsx';
import { MorePages } from './more-pages.tsx';
import { Pairings } from './pairings.tsx';
import { Places } from './places.tsx';
import { PlayerLists } from './player-lists.tsx';
import { roundUnderWay } from './rounds.ts';
import { Standings } from './standings.tsx';
import './hall.css';

const RegisterPage = lazyPart(async () => (await import('../register/register-page.tsx')).RegisterPage);

/** What everybody may know of an event: announcement, pairings, standings, bracket, lists, draws. */
export function HallPage({ parts }: { readonly parts: readonly string[] }) {
  return (
    <div className="hall">
      <Suspense fallback={<Waiting />}>
        <Section name={parts[0] ?? ''} />
        <MorePages />
      </Suspense>
    </div>
  );
}

function Section({ name }: { readonly name: string }) {
  switch (name) {
    case 'info':
      return <Info />;
    case 'pairings':
      return <Pairings />;
    case 'standings':
      return <Standings />;
    case 'bracket':
      return <Bracket />;
    case 'lists':
      return <PlayerLists />;
    case 'draws':
      return <Draws />;
    case 'register':
      return <RegisterPage />;
    default:
      return <Front />;
  }
}

/** What is asked for first at this moment of the day. */
function Front() {
  const { view } = useEvent();
  if (view.phase === 'setup') return <Info />;
  if (view.phase === 'over') {
    return (
      <>
        <Places />
        <Standings />
      </>
    );
  }
  return roundUnderWay(view) ? <Pairings /> : <Standings />;
}
