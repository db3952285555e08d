import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import type { ExitCode } from '../exit-code.ts';
import { operate } from '../server/operate.ts';
import { environmentWith, placeArgs } from '../server/place-args.ts';

const kinds = {
  waitingGames: 'games that wait for people',
  games: 'other games',
  replays: 'shared replays',
  bugs: 'bug bundles',
  events: 'events with their games',
} as const;

export const prune = (dependencies: CliDependencies) =>
  defineCommand({
    meta: {
      name: 'sortie prune',
      description: 'Deletes what a server has kept long enough',
    },
    args: {
      ...placeArgs,
      waiting: {
        type: 'string',
        description: 'days for a game that waits for people; 0 is for ever (KEEP_WAITING, 7)',
        valueHint: 'days',
      },
      games: {
        type: 'string',
        description: 'days for everything else; 0 is for ever (KEEP_GAMES, 365)',
        valueHint: 'days',
      },
      'dry-run': { type: 'boolean', description: 'only say how much it would be' },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    run({ args }): Promise<ExitCode> {
      const environment = environmentWith({
        DATA: args.data,
        DATABASE_URL: args.database,
        KEEP_WAITING: args.waiting,
        KEEP_GAMES: args.games,
      });
      return operate(dependencies, async (operations) => {
        const pruned = await operations.prune(environment, args['dry-run'] === true);
        if (args.json) return JSON.stringify(pruned);
        const parts = Object.entries(kinds).map(([kind, words]) => `  ${pruned[kind] ?? 0} ${words}`);
        return [args['dry-run'] ? 'It would delete:' : 'Deleted:', ...parts].join('\n');
      });
    },
  });
