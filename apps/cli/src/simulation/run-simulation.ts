import { Worker } from 'node:worker_threads';
import { type GameReport, playFixture } from './play-fixture.ts';
import type { Simulator } from './simulator.ts';

export interface Run {
  readonly first: number;
  readonly games: number;
  readonly threads: number;
  /** What threads run that are not this one. */
  readonly script: URL;
  readonly onReport: (report: GameReport) => void;
}

/** Games that a thread has before it, so that it never waits for the next. */
const AHEAD = 2;

/** Plays the games on so many threads; the reports come back in the order of the games. */
export async function runSimulation(simulator: Simulator, run: Run): Promise<readonly GameReport[]> {
  const { first, games, onReport } = run;
  const reports: GameReport[] = [];
  const take = (report: GameReport) => {
    reports[report.game - first] = report;
    onReport(report);
  };
  const threads = Math.min(run.threads, games);
  if (threads === 1) {
    for (let game = first; game < first + games; game++) take(playFixture(simulator, game));
    return reports;
  }
  let next = first;
  const nextGame = () => (next < first + games ? next++ : undefined);
  await Promise.all(
    Array.from({ length: threads }, () => work({ simulator, script: run.script }, nextGame, take)),
  );
  return reports;
}

function work(
  { simulator, script }: { readonly simulator: Simulator; readonly script: URL },
  nextGame: () => number | undefined,
  take: (report: GameReport) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: simulator.plan,
      // A game makes much that is thrown away at once.
      resourceLimits: { maxYoungGenerationSizeMb: 128 },
    });
    let waiting = 0;
    const send = () => {
      const game = nextGame();
      if (game === undefined) return;
      waiting++;
      worker.postMessage(game);
    };
    worker.on('message', (report: GameReport) => {
      waiting--;
      take(report);
      send();
      if (waiting === 0) worker.terminate().then(() => resolve(), reject);
    });
    worker.on('error', reject);
    for (let each = 0; each < AHEAD; each++) send();
    if (waiting === 0) worker.terminate().then(() => resolve(), reject);
  });
}
