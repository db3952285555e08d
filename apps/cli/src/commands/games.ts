import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import { DONE, type ExitCode } from '../exit-code.ts';

export const games = ({ games: registry }: CliDependencies) =>
  defineCommand({
    meta: { name: 'sortie games', description: 'Lists the games that can be played, and their rules' },
    args: { json: { type: 'boolean', description: 'print the result as JSON' } },
    run({ args }): ExitCode {
      const known = registry.kits.map(({ name, title, rules }) => ({ name, title, rules }));
      const lines = known.map(({ name, title, rules }) => `${name}  ${title}, rules ${rules}`);
      process.stdout.write(args.json ? `${JSON.stringify(known)}\n` : `${lines.join('\n')}\n`);
      return DONE;
    },
  });
