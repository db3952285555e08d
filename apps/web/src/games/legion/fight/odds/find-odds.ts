import { oddsNow, shotsInDetail } from '@sortie/legion/odds';
import type { OddsFound, OddsTask } from './odds-task.ts';

/** Works the odds out, with sight and cover; for a whole army that takes a moment, so the page lets a worker do it. */
export function findOdds(task: OddsTask): OddsFound {
  switch (task.kind) {
    case 'shots':
      return { shots: shotsInDetail(task.view, task.shots).map((shot) => shot ?? null), pool: null };
    case 'pool':
      return { shots: [], pool: oddsNow(task.view) ?? null };
  }
}
