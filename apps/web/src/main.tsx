import { games } from '@sortie/games';
import { foundParts } from './games/found-parts.ts';
import { mountPage } from './mount-page.tsx';

/** Comes with the page when it is built after a run of the tests. */
const reports = import.meta.glob<unknown>('../../../reports/rules.json', { import: 'default' });

void mountPage(document.getElementById('root')!, {
  games,
  parts: foundParts,
  startVerifier: () => new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' }),
  loadRuleReport: async () => Object.values(reports)[0]?.(),
});
