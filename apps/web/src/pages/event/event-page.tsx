import { Suspense, useEffect, useMemo } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import type { PageProps } from '../../app/page.ts';
import { goTo, usePlace } from '../../app/router.ts';
import { useTitle } from '../../app/use-title.ts';
import { Waiting } from '../../app/waiting.tsx';
import type { FollowedEvent } from '../../live/event-line.ts';
import { keepVisit, roleKey, useKeptEvents } from '../../live/kept-events.ts';
import { EventAround, type ShownEvent, useEvent } from './parts/event-context.ts';
import { EventHeader } from './parts/event-header.tsx';
import { NoEvent } from './parts/no-event.tsx';
import { SendAround } from './parts/send.tsx';
import { useEventLine } from './parts/use-event-line.ts';
import { whichRole } from './parts/which-role.ts';
import { useWords } from './text/words.ts';

const DeskPage = lazyPart(async () => (await import('./desk/desk-page.tsx')).DeskPage);
const JudgePage = lazyPart(async () => (await import('./judge/judge-page.tsx')).JudgePage);
const PlayerPage = lazyPart(async () => (await import('./player/player-page.tsx')).PlayerPage);
const HallPage = lazyPart(async () => (await import('./hall/hall-page.tsx')).HallPage);
const WallPage = lazyPart(async () => (await import('./wall/wall-page.tsx')).WallPage);
const PrintPage = lazyPart(async () => (await import('./print/print-page.tsx')).PrintPage);

/** Where each role's link leads. */
const fronts = { organiser: DeskPage, judge: JudgePage, player: PlayerPage, public: HallPage } as const;

/** One event, in the role that the link or this browser has. */
export function EventPage({ parts }: PageProps) {
  const [id = '', ...rest] = parts;
  const say = useWords();
  const { fragment, query } = usePlace();
  const kept = useKeptEvents().find((event) => event.id === id);
  const { token, isNew } = whichRole(kept, query.get('as'), fragment);
  const { line, followed } = useEventLine(id, token);
  const { picture, as, organiser, connection, reason } = followed;
  useKept({ id, token, isNew, followed, rest });
  useTitle(picture?.view.settings.name ?? say('event'));
  const shown = useMemo(
    (): ShownEvent | null =>
      picture && {
        id,
        line,
        as,
        organiser,
        token,
        view: picture.view,
        games: picture.games,
        clockAhead: picture.now - Date.now(),
      },
    [id, line, as, organiser, token, picture],
  );
  if (connection === 'shut') return <NoEvent id={id} reason={reason} token={token} />;
  if (!shown) return <Waiting />;
  return (
    <EventAround value={shown}>
      <SendAround>
        <Section parts={rest} connection={connection} />
      </SendAround>
    </EventAround>
  );
}

interface Visit {
  readonly id: string;
  readonly token: string | undefined;
  readonly isNew: boolean;
  readonly followed: FollowedEvent;
  readonly rest: readonly string[];
}

/** Keeps the role that a link gave and takes its token out of the address. */
function useKept({ id, token, isNew, followed: { as, picture }, rest }: Visit): void {
  const role = roleKey(as);
  const name = picture?.view.settings.name;
  const date = picture?.view.settings.date ?? '';
  const section = rest.map((part) => `/${encodeURIComponent(part)}`).join('');
  useEffect(() => {
    if (name === undefined) return;
    keepVisit({ id, name, date, role, token });
    if (isNew) goTo(`/event/${encodeURIComponent(id)}${section}?as=${encodeURIComponent(role)}`, 'replace');
  }, [id, name, date, role, token, isNew, section]);
}

interface SectionProps {
  readonly parts: readonly string[];
  readonly connection: FollowedEvent['connection'];
}

function Section({ parts, connection }: SectionProps) {
  const [name = ''] = parts;
  if (name === 'wall') return <WallPage connection={connection} />;
  if (name === 'print') return <PrintPage parts={parts.slice(1)} />;
  return (
    <>
      <EventHeader connection={connection} />
      <Front parts={parts} />
    </>
  );
}

/** Pages that are the same for every role. */
const shared: ReadonlySet<string> = new Set([
  'pairings',
  'standings',
  'bracket',
  'register',
  'info',
  'lists',
  'draws',
]);

function Front({ parts }: PageProps) {
  const { as } = useEvent();
  const [name = ''] = parts;
  const Page = shared.has(name) ? HallPage : fronts[as.role];
  return (
    <Suspense fallback={<Waiting />}>
      <Page parts={parts} />
    </Suspense>
  );
}
