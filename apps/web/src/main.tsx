import { games } from '@sortie/games';
import { foundParts } from './games/found-parts.ts';
import { mountPage } from './mount-page.tsx';

void mountPage(document.getElementById('root')!, {
  games,
  parts: foundParts,
  startVerifier: () => new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' }),
});
