import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import type { ExitCode } from '../exit-code.ts';
import { operate } from '../server/operate.ts';
import { environmentWith, placeArgs } from '../server/place-args.ts';

export const restore = (dependencies: CliDependencies) =>
  defineCommand({
    meta: {
      name: 'sortie restore',
      description: 'Puts a backup where a server that has no games yet finds it',
    },
    args: {
      ...placeArgs,
      from: { type: 'string', required: true, description: 'the backup', valueHint: 'file' },
    },
    run({ args }): Promise<ExitCode> {
      const environment = environmentWith({ DATA: args.data, DATABASE_URL: args.database });
      return operate(dependencies, (operations) => {
        const { file, games } = operations.restore(environment, args.from);
        return `${file}: ${games} games. Start the server to go on with them.`;
      });
    },
  });
