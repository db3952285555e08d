import { availableParallelism } from 'node:os';
import { defineCommand } from 'citty';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { knownGame } from '../known-game.ts';
import { missionOptions } from '../mission-options.ts';
import { progressBar } from '../progress-bar.ts';
import { readSquadPair } from '../read-squad.ts';
import { presetRotation, type SimulationPlan } from '../simulation/plan.ts';
import { openFixture } from '../simulation/play-fixture.ts';
import { runSimulation } from '../simulation/run-simulation.ts';
import { type SimulationResult, summaryOf } from '../simulation/summary.ts';
import { summaryText } from '../simulation/summary-text.ts';
import { writeBundles } from '../simulation/write-bundles.ts';
import { UsageError } from '../usage-error.ts';
import { wholeNumber } from '../whole-number.ts';

const MOST_GAMES = 10_000_000;
const MOST_THREADS = 256;

export const simulate = defineCommand({
  meta: { name: 'sortie simulate', description: 'Plays many games between random players' },
  args: {
    game: { type: 'positional', description: 'xwing' },
    games: { type: 'string', default: '100', valueHint: 'N', description: 'how many games' },
    squads: {
      type: 'string',
      valueHint: 'A B',
      description: 'two squads, by preset or XWS file; without it all presets in turn',
    },
    mission: { type: 'string', valueHint: 'mission1', description: 'play a mission' },
    points: { type: 'string', default: '100', valueHint: 'N', description: 'points of squads from files' },
    seed: { type: 'string', default: '1', valueHint: 'S', description: 'the same seed plays the same games' },
    first: { type: 'string', default: '0', valueHint: 'N', description: 'the number of the first game' },
    limit: { type: 'string', default: '20000', valueHint: 'N', description: 'most decisions in a game' },
    threads: { type: 'string', valueHint: 'N', description: 'threads to use; all cores without it' },
    check: {
      type: 'enum',
      options: ['answers', 'events'],
      default: 'answers',
      description: 'check the invariants after every answer, or after every event',
    },
    bundles: { type: 'string', default: 'bug-bundles', valueHint: 'DIR', description: 'where faults go' },
    json: { type: 'boolean', description: 'print the result as JSON' },
  },
  async run({ args }): Promise<ExitCode> {
    knownGame(args.game);
    const points = wholeNumber('points', args.points, { least: 1, most: 10_000 });
    const pair = readSquadPair(args.squads, args._.slice(1), points);
    const games = wholeNumber('games', args.games, { least: 1, most: MOST_GAMES });
    const first = wholeNumber('first', args.first, { least: 0, most: MOST_GAMES });
    const threads =
      args.threads === undefined
        ? availableParallelism()
        : wholeNumber('threads', args.threads, { least: 1, most: MOST_THREADS });
    const plan: SimulationPlan = {
      seed: args.seed,
      matches: pair ? [pair] : presetRotation(),
      options: missionOptions(args.mission),
      check: args.check === 'events' ? 'events' : 'answers',
      limit: wholeNumber('limit', args.limit, { least: 1, most: MOST_GAMES }),
    };
    const refusal = openFixture(plan, first);
    if (typeof refusal === 'string') throw new UsageError(`These games cannot be played: ${refusal}.`);
    const bar = progressBar('games', games);
    let done = 0;
    const start = performance.now();
    const onReport = () => bar.reach(++done);
    const reports = await runSimulation(plan, { first, games, threads, onReport });
    bar.end();
    const result: SimulationResult = {
      ...summaryOf(reports),
      seed: args.seed,
      threads: Math.min(threads, games),
      seconds: (performance.now() - start) / 1000,
      bundles: writeBundles(reports, args.bundles),
    };
    process.stdout.write(args.json ? `${JSON.stringify(result)}\n` : summaryText(result));
    return result.broken.length > 0 ? NEGATIVE : DONE;
  },
});
