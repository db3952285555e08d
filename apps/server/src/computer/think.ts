import { parentPort } from 'node:worker_threads';
import type { Player } from '@sortie/bots';
import { unreachable, verifyReplay } from '@sortie/kernel';
import { knownGames } from '../games/known-games.ts';
import type { Job, Question } from './job.ts';

/** Runs in a thread of its own: thinking must not keep anybody's message waiting. */

const MOST_PLAYERS = 64;
const players = new Map<string, Player>();

function playerOf({ game, player, level, seed }: Question): Player {
  const key = `${player} ${level} ${seed}`;
  const found = players.get(key) ?? knownGames.get(game)!.computer(level, seed);
  players.delete(key);
  players.set(key, found);
  for (const oldest of players.keys()) {
    if (players.size <= MOST_PLAYERS) break;
    players.delete(oldest);
  }
  return found;
}

function done(job: Job): unknown {
  switch (job.kind) {
    case 'choose':
      return playerOf(job).choose(job.decisions, () => job.view);
    case 'verify':
      return verifyReplay(knownGames.get(job.game)!.game, job.replay);
    default:
      return unreachable(job);
  }
}

parentPort!.on('message', (job: Job) => {
  try {
    parentPort!.postMessage({ kind: 'done', result: done(job) });
  } catch (error) {
    parentPort!.postMessage({
      kind: 'failed',
      message: error instanceof Error ? error.stack : String(error),
    });
  }
});

parentPort!.postMessage({ kind: 'ready' });
