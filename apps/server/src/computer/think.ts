import { parentPort, workerData } from 'node:worker_threads';
import type { Player } from '@sortie/bots';
import { engineOf } from '@sortie/games';
import type { Refusal, Replay, ReplayVerdict } from '@sortie/kernel';
import { isRefusal, unreachable } from '@sortie/kernel';
import { loadRegistry } from '../games/known-games.ts';
import type { Job, Question } from './job.ts';

/** Runs in a thread of its own: thinking must not keep anybody's message waiting. */

const { registry } = (workerData ?? {}) as { readonly registry?: string };
const games = await loadRegistry(registry);

const MOST_PLAYERS = 64;
const players = new Map<string, Player>();

async function playerOf({ game, player, level, seed }: Question): Promise<Player> {
  const key = `${player} ${level} ${seed}`;
  const found = players.get(key) ?? (await games.find(game)!.bots()).player(level, seed);
  players.delete(key);
  players.set(key, found);
  for (const oldest of players.keys()) {
    if (players.size <= MOST_PLAYERS) break;
    players.delete(oldest);
  }
  return found;
}

async function verify(replay: Replay): Promise<ReplayVerdict | Refusal> {
  const engine = await engineOf(games, replay.opening);
  return isRefusal(engine) ? engine : engine.verifyReplay(replay);
}

async function work(job: Job): Promise<unknown> {
  switch (job.kind) {
    case 'choose':
      return (await playerOf(job)).choose(job.decisions, () => job.view);
    case 'verify':
      return verify(job.replay);
    default:
      return unreachable(job);
  }
}

parentPort!.on('message', (job: Job) => {
  work(job).then(
    (result) => parentPort!.postMessage({ kind: 'done', result }),
    (error: unknown) =>
      parentPort!.postMessage({
        kind: 'failed',
        message: error instanceof Error ? error.stack : String(error),
      }),
  );
});

parentPort!.postMessage({ kind: 'ready' });
