import { lazy, Suspense } from 'react';
import { Failed } from './app/failed.tsx';
import { Frame } from './app/frame.tsx';
import { Guard } from './app/guard.tsx';
import { usePlace } from './app/router.ts';
import { Waiting } from './app/waiting.tsx';
import { HomePage } from './pages/home/home-page.tsx';

/** Only the home page comes with the first load. */
const pages = {
  start: lazy(() => import('./pages/start/start-page.tsx').then((page) => ({ default: page.StartPage }))),
  join: lazy(() => import('./pages/join/join-page.tsx').then((page) => ({ default: page.JoinPage }))),
  game: lazy(() => import('./pages/game/game-page.tsx').then((page) => ({ default: page.GamePage }))),
  lists: lazy(() => import('./pages/lists/lists-page.tsx').then((page) => ({ default: page.ListsPage }))),
  squads: lazy(() => import('./pages/lists/lists-page.tsx').then((page) => ({ default: page.OldListsPage }))),
  rules: lazy(() => import('./pages/rules/rules-page.tsx').then((page) => ({ default: page.RulesPage }))),
  replay: lazy(() => import('./pages/replay/replay-page.tsx').then((page) => ({ default: page.ReplayPage }))),
  settings: lazy(() =>
    import('./pages/settings/settings-page.tsx').then((page) => ({ default: page.SettingsPage })),
  ),
  nowhere: lazy(() =>
    import('./pages/nowhere/nowhere-page.tsx').then((page) => ({ default: page.NowherePage })),
  ),
} as const;

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
    <Frame bare={name === 'game'}>
      <Guard instead={<Failed />} anew={name}>
        <Suspense fallback={<Waiting />}>
          <Page key={name} parts={rest} />
        </Suspense>
      </Guard>
    </Frame>
  );
}
