import { randomBytes } from 'node:crypto';
import { LONGEST_LINE, RefereeService } from '@sortie/protocol';
import { defineCommand } from 'citty';
import { DONE, type ExitCode } from '../exit-code.ts';
import { jsonLines } from '../json-lines.ts';
import { loadGame } from '../play/open-game.ts';

export const referee = defineCommand({
  meta: {
    name: 'sortie referee',
    description: 'Speaks the referee protocol: JSON lines on standard input and output',
  },
  args: {
    load: {
      type: 'string',
      valueHint: 'FILE',
      description: 'open a saved game, a replay or a position first',
    },
  },
  async run({ args }): Promise<ExitCode> {
    const service = new RefereeService({
      secret: () => randomBytes(32).toString('hex'),
      ...(args.load === undefined ? {} : { referee: loadGame(args.load) }),
    });
    process.stdin.setEncoding('utf8');
    for await (const line of jsonLines(process.stdin as AsyncIterable<string>, LONGEST_LINE)) {
      if (line.trim() === '') continue;
      process.stdout.write(`${JSON.stringify(service.serveLine(line))}\n`);
      if (service.isDone) break;
    }
    process.stdin.destroy();
    return DONE;
  },
});
