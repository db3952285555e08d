import { foundParts } from '../../../apps/web/src/games/found-parts.ts';
import type { WebGame } from '../../../apps/web/src/games/web-game.ts';
import { mountPage } from '../../../apps/web/src/mount-page.tsx';
import { testGames } from '../registry.ts';

/** The page's own parts of the games for tests, by the folder that each has beside this one. */
const found = import.meta.glob<{ readonly webGame: WebGame }>('../../*/web/web-game.ts');
const parts = Object.entries(found).map(
  ([path, load]) => [path.split('/')[2] ?? '', async () => (await load()).webGame] as const,
);

/** What a run of tests might have said about their rules. */
const reports = import.meta.glob<unknown>('../../*/web/rule-report.json', { import: 'default' });

void mountPage(document.getElementById('root')!, {
  games: testGames,
  parts: new Map([...foundParts, ...parts]),
  startVerifier: () => new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' }),
  loadRuleReport: async () => Object.values(reports)[0]?.(),
});
