import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import type { ExitCode } from '../exit-code.ts';
import { operate } from '../server/operate.ts';
import { environmentWith, placeArgs } from '../server/place-args.ts';

export const backup = (dependencies: CliDependencies) =>
  defineCommand({
    meta: {
      name: 'sortie backup',
      description: 'Saves the embedded database of a server as one file, also while it runs',
    },
    args: {
      ...placeArgs,
      to: {
        type: 'string',
        required: true,
        description: 'the file to write; one that is there stays',
        valueHint: 'file',
      },
    },
    run({ args }): Promise<ExitCode> {
      const environment = environmentWith({ DATA: args.data, DATABASE_URL: args.database });
      return operate(dependencies, (operations) => {
        const { file, games, bytes } = operations.backup(environment, args.to);
        return `${file}: ${games} games, ${bytes} bytes.`;
      });
    },
  });
