import { availableParallelism } from 'node:os';
import type { Registry } from '@sortie/games';
import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { findKit } from '../find-kit.ts';
import { gameArg } from '../game-arg.ts';
import { listsArg } from '../lists-arg.ts';
import { progressBar } from '../progress-bar.ts';
import { readListPair } from '../read-list.ts';
import { choicesIn, setupArgs, variedIn } from '../setup-args.ts';
import { presetRotation, type SimulationPlan } from '../simulation/plan.ts';
import { openFixture } from '../simulation/play-fixture.ts';
import { runSimulation } from '../simulation/run-simulation.ts';
import { loadSimulator } from '../simulation/simulator.ts';
import { type SimulationResult, summaryOf } from '../simulation/summary.ts';
import { summaryText } from '../simulation/summary-text.ts';
import { writeBundles } from '../simulation/write-bundles.ts';
import { UsageError } from '../usage-error.ts';
import { wholeNumber } from '../whole-number.ts';

const MOST_GAMES = 10_000_000;
const MOST_THREADS = 256;
const CHECKS: ('answers' | 'events')[] = ['answers', 'events'];

const simulationArgs = (registry: Registry) =>
  ({
    game: gameArg(registry),
    games: { type: 'string', default: '100', valueHint: 'N', description: 'how many games' },
    lists: {
      ...listsArg(registry),
      description: 'two lists, by preset or file; without it all presets in turn',
    },
    seed: {
      type: 'string',
      default: '1',
      valueHint: 'S',
      description: 'the same seed plays the same games',
    },
    first: { type: 'string', default: '0', valueHint: 'N', description: 'the number of the first game' },
    limit: { type: 'string', default: '20000', valueHint: 'N', description: 'most decisions in a game' },
    threads: { type: 'string', valueHint: 'N', description: 'threads to use; all cores without it' },
    check: {
      type: 'enum',
      options: CHECKS,
      default: 'answers',
      description: 'check the invariants after every answer, or after every event',
    },
    bundles: { type: 'string', default: 'bug-bundles', valueHint: 'DIR', description: 'where faults go' },
    json: { type: 'boolean', description: 'print the result as JSON' },
  }) as const;

export const simulate = async (
  { games: registry, simulationScript }: CliDependencies,
  given: readonly string[],
) =>
  defineCommand({
    meta: { name: 'sortie simulate', description: 'Plays many games between random players' },
    args: {
      ...simulationArgs(registry),
      ...(await setupArgs(registry, given)),
    },
    async run({ args }): Promise<ExitCode> {
      const kit = findKit(registry, args.game);
      const choices = await choicesIn(args, kit);
      const pair = await readListPair({ given: args.lists, rest: args._.slice(1) }, choices, kit);
      const games = wholeNumber('games', args.games, { least: 1, most: MOST_GAMES });
      const first = wholeNumber('first', args.first, { least: 0, most: MOST_GAMES });
      const threads =
        args.threads === undefined
          ? availableParallelism()
          : wholeNumber('threads', args.threads, { least: 1, most: MOST_THREADS });
      const plan: SimulationPlan = {
        game: kit.name,
        seed: args.seed,
        matches: pair ? [pair] : presetRotation(await kit.lists()),
        choices,
        varied: variedIn(args, await kit.setup(), choices),
        check: args.check === 'events' ? 'events' : 'answers',
        limit: wholeNumber('limit', args.limit, { least: 1, most: MOST_GAMES }),
      };
      const simulator = await loadSimulator(registry, plan);
      const refusal = openFixture(simulator, first);
      if (typeof refusal === 'string') throw new UsageError(`These games cannot be played: ${refusal}.`);
      const bar = progressBar('games', games);
      let done = 0;
      const start = performance.now();
      const onReport = () => bar.reach(++done);
      const reports = await runSimulation(simulator, {
        first,
        games,
        threads,
        script: simulationScript,
        onReport,
      });
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
