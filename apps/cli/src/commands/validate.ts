import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { judgeFile } from '../judge-file.ts';
import { readJsonFile } from '../read-json-file.ts';
import { wholeNumber } from '../whole-number.ts';

export const validate = ({ games }: CliDependencies) =>
  defineCommand({
    meta: { name: 'sortie validate', description: 'Says what files are and whether they are sound' },
    args: {
      file: {
        type: 'positional',
        required: true,
        description: 'lists, replays, saved games, positions; several may be named',
      },
      points: {
        type: 'string',
        valueHint: 'N',
        description: 'points a list may cost; without it what is usual in its game',
      },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      const points =
        args.points === undefined
          ? undefined
          : wholeNumber('points', args.points, { least: 1, most: 10_000 });
      const verdicts = await Promise.all(
        args._.map(async (file) => ({ file, ...(await judgeFile(readJsonFile(file), points, games)) })),
      );
      const lines = verdicts.flatMap(({ file, kind, sound, notes }) => [
        `${file}: ${kind}, ${sound ? 'sound' : 'NOT SOUND'}`,
        ...notes.map((note) => `  ${note}`),
      ]);
      process.stdout.write(args.json ? `${JSON.stringify(verdicts)}\n` : `${lines.join('\n')}\n`);
      return verdicts.every(({ sound }) => sound) ? DONE : NEGATIVE;
    },
  });
