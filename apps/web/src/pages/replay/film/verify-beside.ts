import type { Replay } from '@sortie/kernel';
import { loadEngine } from './load-engine.ts';
import { type Checked, checked } from './verdict.ts';

/** Checks a replay beside the page; in it where a browser has no workers. */
export async function verifyBeside(replay: Replay): Promise<Checked> {
  try {
    return await byWorker(replay);
  } catch {
    const engine = await loadEngine(replay.opening.game);
    if (!engine) throw new Error(`there is no game ${replay.opening.game}`);
    return checked(engine, replay);
  }
}

function byWorker(replay: Replay): Promise<Checked> {
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Checked>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Checked>) => resolve(data);
    worker.onerror = () => reject(new Error('the worker failed'));
    worker.postMessage(replay);
  }).finally(() => worker.terminate());
}
