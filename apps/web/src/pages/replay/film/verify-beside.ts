import type { GameKit } from '@sortie/games';
import { rulesOf } from '@sortie/kernel';
import { type Checked, checkReplay, type ToCheck } from './verdict.ts';

/** Checks a replay beside the page; in it where a browser has no workers, or the worker does not know the game. */
export async function verifyBeside(
  startVerifier: () => Worker,
  kit: GameKit,
  wanted: ToCheck,
): Promise<Checked> {
  const found = await checkByWorker(startVerifier, wanted).catch(() => null);
  if (found) return found;
  const rules = await kit.engine(rulesOf(wanted.replay.opening));
  if (!rules) throw new Error(`there are no such rules of ${kit.name}`);
  return checkReplay(rules, wanted);
}

async function checkByWorker(startVerifier: () => Worker, wanted: ToCheck): Promise<Checked | null> {
  const worker = startVerifier();
  return new Promise<Checked | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Checked | null>) => resolve(data);
    worker.onerror = () => reject(new Error('the worker failed'));
    worker.postMessage(wanted);
  }).finally(() => worker.terminate());
}
