import { parentPort, workerData } from 'node:worker_threads';
import type { Registry } from '@sortie/games';
import type { SimulationPlan } from './plan.ts';
import { playFixture } from './play-fixture.ts';
import { loadSimulator } from './simulator.ts';

/** Plays the games that this thread is sent, by their numbers. */
export function serveSimulation(games: Registry): void {
  const port = parentPort;
  if (!port) throw new Error('this runs in a worker thread only');
  const simulator = loadSimulator(games, workerData as SimulationPlan);
  port.on('message', (game: number) => {
    void simulator.then((loaded) => port.postMessage(playFixture(loaded, game)));
  });
}
