import { findOdds } from './find-odds.ts';
import type { OddsTask } from './odds-task.ts';

interface Asked {
  readonly id: number;
  readonly task: OddsTask;
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  postMessage({ id: data.id, found: findOdds(data.task) });
});
