import type { Replay } from '@sortie/kernel';
import { checkByItsRules } from './check-by-its-rules.ts';
import type { Checked } from './verdict.ts';

/** Checks a replay beside the page; in it where a browser has no workers. */
export async function verifyBeside(replay: Replay): Promise<Checked> {
  try {
    return await byWorker(replay);
  } catch {
    return checkByItsRules(replay);
  }
}

function byWorker(replay: Replay): Promise<Checked> {
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Checked>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Checked | null>) =>
      data ? resolve(data) : reject(new Error('the rules could not be loaded'));
    worker.onerror = () => reject(new Error('the worker failed'));
    worker.postMessage(replay);
  }).finally(() => worker.terminate());
}
