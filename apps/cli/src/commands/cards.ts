import type { CardReport } from '@sortie/games';
import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import { DONE, type ExitCode } from '../exit-code.ts';
import { findKit } from '../find-kit.ts';
import { gameArg } from '../game-arg.ts';

export const cards = ({ games }: CliDependencies) =>
  defineCommand({
    meta: { name: 'sortie cards', description: 'Lists which cards can be played' },
    args: {
      game: gameArg(games),
      all: { type: 'boolean', description: 'list the cards that cannot be played yet' },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      const report = await findKit(games, args.game).cards();
      const lines = Object.entries(report).flatMap(([kind, each]) => [
        reportLine(kind, each),
        ...(args.all ? each.missing.map((card) => `  ${card}`) : []),
      ]);
      process.stdout.write(args.json ? `${JSON.stringify(report)}\n` : `${lines.join('\n')}\n`);
      return DONE;
    },
  });

function reportLine(kind: string, { written, plain, missing }: CardReport[string]): string {
  const playable = written + plain;
  const all = playable + missing.length;
  const details = `${written} with their abilities, ${plain} without any; ${missing.length} not yet`;
  return `${kind.padEnd(10)} ${String(playable).padStart(3)} of ${all} can be played: ${details}`;
}
