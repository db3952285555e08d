import { useFound, workerLine } from '../../../../table/worker-line.ts';
import type { OddsFound, OddsTask } from './odds-task.ts';

/** Started when the first attack wants its odds; the rules of every card come with it. */
const line = workerLine<OddsTask, OddsFound>(
  () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }),
);

/** The odds once they are found. */
export function useOdds(key: string, task: OddsTask | undefined): OddsFound | undefined {
  return useFound(line, key, task);
}
