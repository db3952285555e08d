import { listFortressOf, writeEventFile, writePlayersCsv } from '@sortie/tournaments/files';
import type { TournamentLog } from '@sortie/tournaments/model';
import { replayLog } from '@sortie/tournaments/rules';
import { defineCommand } from 'citty';
import { DONE, type ExitCode } from '../exit-code.ts';
import { readEvent, writeTextFile } from './event-store.ts';

const FORMS: ('event' | 'players' | 'list-fortress')[] = ['event', 'players', 'list-fortress'];

/** Writes an event for another program: whole, its players as CSV, or the JSON of List Fortress. */
export const exportEvent = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Writes an event for another program' },
    args: {
      action: { type: 'positional', description: 'export' },
      file: { type: 'positional', required: true, description: 'the file of the event' },
      as: { type: 'enum', options: FORMS, default: 'list-fortress', description: 'in which form' },
      out: { type: 'string', valueHint: 'FILE', description: 'where to; without it to standard output' },
      json: { type: 'boolean', description: 'print the result as JSON' },
    },
    async run({ args }): Promise<ExitCode> {
      const text = formOf(args.as, readEvent(args.file));
      if (args.out === undefined) {
        process.stdout.write(
          args.json && args.as === 'players' ? `${JSON.stringify({ csv: text })}\n` : text,
        );
        return DONE;
      }
      writeTextFile(args.out, text);
      const done = { written: args.out, as: args.as };
      process.stdout.write(args.json ? `${JSON.stringify(done)}\n` : `Written: ${args.out}\n`);
      return DONE;
    },
  });

function formOf(form: string, log: TournamentLog): string {
  if (form === 'event') return writeEventFile(log);
  const tournament = replayLog(log);
  return form === 'players' ? writePlayersCsv(tournament) : `${JSON.stringify(listFortressOf(tournament))}\n`;
}
