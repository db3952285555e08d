import type { Refusal } from '@sortie/kernel';
import { readPlayersCsv } from '@sortie/tournaments/files';
import type { Newcomer } from '@sortie/tournaments/model';
import { loadTexts, texts } from '@sortie/tournaments/text';
import { defineCommand } from 'citty';
import type { ExitCode } from '../exit-code.ts';
import { UsageError } from '../usage-error.ts';
import { wholeNumber } from '../whole-number.ts';
import { changeArgs, changeEvent } from './change-event.ts';
import type { EventAtDesk } from './event-at-desk.ts';
import { readEvent, readTextFile } from './event-store.ts';

/** Adds players who are here, before the start or as late entries, and judges. */
export const addPlayers = () =>
  defineCommand({
    meta: { name: 'sortie tournament', description: 'Adds players who are here, late ones too, and judges' },
    args: {
      action: { type: 'positional', description: 'add' },
      file: { type: 'positional', required: true, description: 'the file of the event' },
      player: { type: 'positional', required: false, description: 'a name; several may be written' },
      players: { type: 'string', valueHint: 'CSV', description: 'players: name, and club, table, byes' },
      club: { type: 'string', description: 'the club of the players named' },
      table: { type: 'string', valueHint: 'N', description: 'the table that the player cannot leave' },
      judge: { type: 'string', valueHint: 'NAME', description: 'a judge' },
      ...changeArgs,
    },
    async run({ args }): Promise<ExitCode> {
      const fixedTable =
        args.table === undefined ? null : wholeNumber('table', args.table, { least: 1, most: 9999 });
      const named = args._.slice(2).map((name) => ({ name, club: args.club ?? '', fixedTable }));
      const known = readEvent(args.file).entries.flatMap(({ events }) =>
        events.flatMap((event) => (event.kind === 'playerAdded' ? [event.player.name] : [])),
      );
      const listed = args.players === undefined ? [] : await readNewcomers(args.players, known);
      const newcomers = [...listed, ...named];
      if (newcomers.length === 0 && args.judge === undefined) {
        throw new UsageError('Who is to be added? Write names, --players FILE or --judge NAME.');
      }
      const { judge } = args;
      return changeEvent(args, {
        work: (desk) =>
          (judge === undefined ? undefined : desk.tries({ kind: 'nameJudge', name: judge, isHead: false })) ??
          addNewcomers(desk, newcomers),
        tell: ({ players }) => [
          ...(judge === undefined ? [] : [`Judge: ${judge}`]),
          ...newcomers.map(({ name }) => `Added: ${name}`),
          `${players.length} players`,
        ],
      });
    },
  });

/** Players who stand at the desk: added and, before the start, checked in. */
export function addNewcomers(desk: EventAtDesk, newcomers: readonly Newcomer[]): Refusal | undefined {
  if (newcomers.length === 0) return undefined;
  const refusal = desk.tries({ kind: 'addPlayers', players: newcomers });
  if (refusal) return refusal;
  const waiting = desk.tournament.players.filter(({ presence }) => presence === 'registered');
  return desk.tries(...waiting.map(({ id }) => ({ kind: 'checkIn', player: id, isHere: true }) as const));
}

/** The players of a CSV file; every fault of every row is named, and nothing is taken while there is one. */
export async function readNewcomers(path: string, known: readonly string[]): Promise<readonly Newcomer[]> {
  const { players, faults } = readPlayersCsv(readTextFile(path), known);
  if (faults.length === 0) return players;
  await loadTexts('en');
  throw new UsageError(
    `Nothing was taken from ${path}: ${faults.map((fault) => texts('en').rowFaultText(fault)).join('; ')}.`,
  );
}
