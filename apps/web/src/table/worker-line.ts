import { useEffect, useState } from 'react';
import type { NumberedFind, NumberedTask } from './answer-tasks.ts';

/** Asks a worker; what it gives back stops the asking. */
export interface WorkerLine<Task, Found> {
  ask(task: Task, take: (found: Found) => void): () => void;
}

/** A line to a worker that is started when somebody first asks it something. */
export function workerLine<Task, Found>(start: () => Worker): WorkerLine<Task, Found> {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, (found: Found) => void>();
  const listen = (started: Worker): Worker => {
    started.addEventListener('message', ({ data }: MessageEvent<NumberedFind<Found>>) => {
      waiting.get(data.id)?.(data.found);
      waiting.delete(data.id);
    });
    return started;
  };
  return {
    ask(task, take) {
      worker ??= listen(start());
      lastId += 1;
      const id = lastId;
      waiting.set(id, take);
      worker.postMessage({ id, task } satisfies NumberedTask<Task>);
      return () => {
        waiting.delete(id);
      };
    },
  };
}

/** What the worker found; a task with the same key is the same. */
export function useFound<Task, Found>(
  line: WorkerLine<Task, Found>,
  key: string,
  task: Task | undefined,
): Found | undefined {
  const [known, setKnown] = useState<{ readonly key: string; readonly found: Found }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view brings the same table as a new object.
  useEffect(() => {
    if (!task || typeof Worker === 'undefined') return undefined;
    return line.ask(task, (found) => setKnown({ key, found }));
  }, [line, key]);
  return known?.key === key ? known.found : undefined;
}
