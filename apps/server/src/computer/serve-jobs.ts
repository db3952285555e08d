import { parentPort } from 'node:worker_threads';
import type { Player } from '@sortie/bots';
import type { GameKit, Registry } from '@sortie/games';
import { engineOf } from '@sortie/games';
import { isRefusal, unreachable } from '@sortie/kernel';
import type { Job, Question } from './job.ts';
import { readShared } from './read-shared.ts';

const MOST_PLAYERS = 64;

/** Does the jobs of a workshop in this thread: thinking must not keep anybody's message waiting. */
export function serveJobs(games: Registry): void {
  const port = parentPort;
  if (!port) throw new Error('this runs in a worker thread only');
  const players = new Map<string, Player>();
  port.on('message', (job: Job) => {
    doJob(job, games, players).then(
      (result) => port.postMessage({ kind: 'done', result }),
      (error: unknown) =>
        port.postMessage({ kind: 'failed', message: error instanceof Error ? error.stack : String(error) }),
    );
  });
  port.postMessage({ kind: 'ready' });
}

async function doJob(job: Job, games: Registry, players: Map<string, Player>): Promise<unknown> {
  if (job.kind === 'share') return readShared(job.bytes, games);
  const kit = games.find(job.game);
  if (!kit) throw new Error(`there is no game ${job.game}`);
  switch (job.kind) {
    case 'choose':
      return (await playerFor(job, kit, players)).choose(job.decisions, () => job.view);
    case 'verify': {
      const engine = await engineOf(games, job.replay.opening);
      return isRefusal(engine) ? engine : engine.verifyReplay(job.replay);
    }
    default:
      return unreachable(job);
  }
}

/** The player of a seat remembers its plans from one question to the next. */
async function playerFor(
  { player, level, seed }: Question,
  kit: GameKit,
  players: Map<string, Player>,
): Promise<Player> {
  const key = `${player} ${level} ${seed}`;
  const found = players.get(key) ?? (await kit.bots()).player(level, seed);
  players.delete(key);
  players.set(key, found);
  for (const oldest of players.keys()) {
    if (players.size <= MOST_PLAYERS) break;
    players.delete(oldest);
  }
  return found;
}
