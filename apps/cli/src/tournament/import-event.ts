import { isRefusal } from '@sortie/kernel';
import { type ListFortressFile, readListFortress } from '@sortie/tournaments/files';
import type { Newcomer } from '@sortie/tournaments/model';
import { defineCommand } from 'citty';
import { DONE, type ExitCode } from '../exit-code.ts';
import { UsageError } from '../usage-error.ts';
import { addNewcomers } from './add-players.ts';
import { changeArgs, changeEvent } from './change-event.ts';
import { damageText, jsonIn, readEvent, readTextFile, refuseExisting, writeEvent } from './event-store.ts';

/** Takes over an event from another place, or the players and lists of a List Fortress file. */
export const importEvent = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Takes over an event, or players of List Fortress' },
    args: {
      action: { type: 'positional', description: 'import' },
      file: {
        type: 'positional',
        required: true,
        description: 'the file of the event: a new one, or that of the players',
      },
      from: {
        type: 'string',
        required: true,
        valueHint: 'FILE',
        description: 'a whole event, or the JSON of List Fortress',
      },
      ...changeArgs,
    },
    async run({ args }): Promise<ExitCode> {
      const text = readTextFile(args.from);
      const document = jsonIn(text, args.from) as { readonly format?: unknown } | null;
      if (document?.format !== undefined) {
        refuseExisting(args.file);
        const log = readEvent(args.from);
        writeEvent(args.file, log);
        const version = log.entries.length;
        process.stdout.write(
          args.json ? `${JSON.stringify({ version })}\n` : `Taken over: ${version} entries in ${args.file}\n`,
        );
        return DONE;
      }
      const foreign = readForeign(text, args.from);
      return changeEvent(args, {
        work: (desk) => addNewcomers(desk, foreign.players.map(newcomer)),
        tell: ({ players }) => [
          `${foreign.players.length} players taken over with their lists, now ${players.length}`,
          `Its ${foreign.rounds.length} rounds are of another event and were not taken over.`,
        ],
      });
    },
  });

function readForeign(text: string, path: string): ListFortressFile {
  const read = readListFortress(text);
  if (!isRefusal(read)) return read;
  throw new UsageError(`The file ${path} is neither an event nor of List Fortress: ${damageText(read)}.`);
}

/** The list is kept as text: the organiser looks at it. */
function newcomer({ name, list }: ListFortressFile['players'][number]): Newcomer {
  if (!list) return { name };
  return { name, list: { text: list, isKnown: false, points: null, cards: [], faults: [] } };
}
