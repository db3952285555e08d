import { parentPort, workerData } from 'node:worker_threads';
import type { SimulationPlan } from './plan.ts';
import { playFixture } from './play-fixture.ts';

const port = parentPort;
if (!port) throw new Error('this runs in a worker thread only');

port.on('message', (game: number) => port.postMessage(playFixture(workerData as SimulationPlan, game)));
