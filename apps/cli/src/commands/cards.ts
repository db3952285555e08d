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
        ...(args.all ? listed(each) : []),
      ]);
      process.stdout.write(args.json ? `${JSON.stringify(report)}\n` : `${lines.join('\n')}\n`);
      return DONE;
    },
  });

/** What cannot be played yet, then what is outside the rules of the game here. */
function listed({ missing, apart }: CardReport[string]): readonly string[] {
  const others = apart?.cards.map((card) => `  ${card} (${apart.why})`) ?? [];
  return [...missing.map((card) => `  ${card}`), ...others];
}

function reportLine(kind: string, { written, plain, missing, apart }: CardReport[string]): string {
  const playable = written + plain;
  const all = playable + missing.length;
  const details = `${written} with their abilities, ${plain} without any; ${missing.length} not yet`;
  const others = apart && apart.cards.length > 0 ? `; ${apart.cards.length} ${apart.why}` : '';
  return `${kind.padEnd(10)} ${String(playable).padStart(3)} of ${all} can be played: ${details}${others}`;
}
