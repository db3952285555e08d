import { Suspense } from 'react';
import { Failed } from './app/failed.tsx';
import { Frame } from './app/frame.tsx';
import { Guard } from './app/guard.tsx';
import { lazyPart } from './app/lazy-part.ts';
import { usePlace } from './app/router.ts';
import { Waiting } from './app/waiting.tsx';
import { HomePage } from './pages/home/home-page.tsx';

/** Only the home page comes with the first load. */
const pages = {
  start: lazyPart(() => import('./pages/start/start-page.tsx').then((page) => page.StartPage)),
  join: lazyPart(() => import('./pages/join/join-page.tsx').then((page) => page.JoinPage)),
  game: lazyPart(() => import('./pages/game/game-page.tsx').then((page) => page.GamePage)),
  events: lazyPart(() => import('./pages/events/events-page.tsx').then((page) => page.EventsPage)),
  event: lazyPart(() => import('./pages/event/event-page.tsx').then((page) => page.EventPage)),
  lists: lazyPart(() => import('./pages/lists/lists-page.tsx').then((page) => page.ListsPage)),
  squads: lazyPart(() => import('./pages/lists/lists-page.tsx').then((page) => page.OldListsPage)),
  rules: lazyPart(() => import('./pages/rules/rules-page.tsx').then((page) => page.RulesPage)),
  replay: lazyPart(() => import('./pages/replay/replay-page.tsx').then((page) => page.ReplayPage)),
  learn: lazyPart(() => import('./pages/tutorial/tutorial-page.tsx').then((page) => page.TutorialPage)),
  statistics: lazyPart(() =>
    import('./pages/statistics/statistics-page.tsx').then((page) => page.StatisticsPage),
  ),
  settings: lazyPart(() => import('./pages/settings/settings-page.tsx').then((page) => page.SettingsPage)),
  nowhere: lazyPart(() => import('./pages/nowhere/nowhere-page.tsx').then((page) => page.NowherePage)),
} as const;

/** At a table the page has a slim bar only. */
const tables: ReadonlySet<string> = new Set(['game', 'learn']);

export function App() {
  const [name, ...rest] = usePlace().path;
  if (name === undefined) {
    return (
      <Frame>
        <HomePage />
      </Frame>
    );
  }
  const Page = Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : pages.nowhere;
  return (
    <Frame bare={tables.has(name)}>
      <Guard instead={<Failed />} anew={name}>
        <Suspense fallback={<Waiting />}>
          <Page key={name} parts={rest} />
        </Suspense>
      </Guard>
    </Frame>
  );
}
