import { type Coverage, cardCoverage } from '@sortie/xwing/coverage';
import { defineCommand } from 'citty';
import { DONE, type ExitCode } from '../exit-code.ts';
import { knownGame } from '../known-game.ts';

export const cards = defineCommand({
  meta: { name: 'sortie cards', description: 'Lists which cards can be played' },
  args: {
    game: { type: 'positional', description: 'xwing' },
    all: { type: 'boolean', description: 'list the cards that cannot be played yet' },
    json: { type: 'boolean', description: 'print the result as JSON' },
  },
  run({ args }): ExitCode {
    knownGame(args.game);
    const coverage = cardCoverage();
    const lines = Object.entries(coverage).flatMap(([kind, each]) => [
      coverageLine(kind, each),
      ...(args.all ? each.missing.map((card) => `  ${card}`) : []),
    ]);
    process.stdout.write(args.json ? `${JSON.stringify(coverage)}\n` : `${lines.join('\n')}\n`);
    return DONE;
  },
});

function coverageLine(kind: string, { written, plain, missing }: Coverage): string {
  const playable = written + plain;
  const all = playable + missing.length;
  const details = `${written} with their abilities, ${plain} without any; ${missing.length} not yet`;
  return `${kind.padEnd(8)} ${String(playable).padStart(3)} of ${all} can be played: ${details}`;
}
