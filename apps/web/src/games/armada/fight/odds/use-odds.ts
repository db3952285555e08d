import { useEffect, useState } from 'react';
import type { OddsFound, OddsTask } from './odds-task.ts';

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, (found: OddsFound) => void>();

interface Answered {
  readonly id: number;
  readonly found: OddsFound;
}

/** Started when the first attack wants its odds; the rules of every card come with it. */
function startWorker(): Worker {
  const started = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data.found);
    waiting.delete(data.id);
  });
  return started;
}

function askWorker(task: OddsTask, take: (found: OddsFound) => void): () => void {
  worker ??= startWorker();
  lastId += 1;
  const id = lastId;
  waiting.set(id, take);
  worker.postMessage({ id, task });
  return () => {
    waiting.delete(id);
  };
}

/** The odds once they are found; a task with the same key is the same. */
export function useOdds(key: string, task: OddsTask | undefined): OddsFound | undefined {
  const [known, setKnown] = useState<{ readonly key: string; readonly found: OddsFound }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view brings the same table as a new object.
  useEffect(() => {
    if (!task || typeof Worker === 'undefined') return undefined;
    return askWorker(task, (found) => setKnown({ key, found }));
  }, [key]);
  return known?.key === key ? known.found : undefined;
}
