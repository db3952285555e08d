import { randomBytes } from 'node:crypto';
import { loadedEngines } from '@sortie/games';
import {
  engineWanted,
  LONGEST_LINE,
  protocolSchema,
  RefereeService,
  readRequest,
} from '@sortie/protocol/service';
import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import { DONE, type ExitCode } from '../exit-code.ts';
import { jsonLines } from '../json-lines.ts';
import { loadGame } from '../load-game.ts';

export const referee = ({ games }: CliDependencies) =>
  defineCommand({
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
      schema: { type: 'boolean', description: 'print the JSON Schema of every message instead' },
    },
    async run({ args }): Promise<ExitCode> {
      if (args.schema) {
        process.stdout.write(`${JSON.stringify(protocolSchema, null, 1)}\n`);
        return DONE;
      }
      const engines = loadedEngines(games);
      const service = new RefereeService({
        games: engines,
        secret: () => randomBytes(32).toString('hex'),
        ...(args.load === undefined ? {} : { referee: (await loadGame(args.load, games)).referee }),
      });
      process.stdin.setEncoding('utf8');
      for await (const line of jsonLines(process.stdin as AsyncIterable<string>, LONGEST_LINE)) {
        if (line.trim() === '') continue;
        const request = readRequest(line);
        const wanted = request.kind === 'error' ? undefined : engineWanted(request);
        if (wanted) await engines.load(wanted.game, wanted.rules);
        const reply = request.kind === 'error' ? request : service.serve(request);
        process.stdout.write(`${JSON.stringify(reply)}\n`);
        if (service.isDone) break;
      }
      process.stdin.destroy();
      return DONE;
    },
  });
