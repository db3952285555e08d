import { isRefusal, type Refusal, refused } from '@sortie/kernel';
import { readListFortress, readPlayersCsv } from '@sortie/tournaments/files';
import type { SentNewcomer } from '@sortie/tournaments/wire';

/** `POST /api/events/:id/players`: players from a file, all or none of them. */
export interface ImportPlayers {
  /** The version of the event that it was made for. */
  readonly version: number;
  readonly from: PlayersFile;
  readonly confirmed?: readonly string[];
  readonly key?: string;
}

/** The text of the file. */
export type PlayersFile =
  | { readonly form: 'csv'; readonly text: string }
  | { readonly form: 'listFortress'; readonly text: string };

/** The players of a file; or everything that is wrong with it, row by row, before any of them is taken. */
export function readPlayers(
  { form, text }: PlayersFile,
  known: readonly string[],
): readonly SentNewcomer[] | Refusal {
  return form === 'csv' ? readRows(text, known) : readForeign(text);
}

function readRows(text: string, known: readonly string[]): readonly SentNewcomer[] | Refusal {
  const { players, faults } = readPlayersCsv(text, known);
  const [first] = faults;
  if (first) {
    const { row, column, problem } = first;
    const rows = faults.map((fault) => ({ ...fault }));
    return refused('desk.bad-file', { field: column === '' ? `${row}` : `${row}.${column}`, problem, rows });
  }
  return players.map(({ list: _none, ...player }) => player);
}

/** Its rounds are of another event; its lists are judged as if their players had handed them in. */
function readForeign(text: string): readonly SentNewcomer[] | Refusal {
  const file = readListFortress(text);
  if (isRefusal(file)) return file;
  return file.players.map(({ name, list }) =>
    typeof list === 'string' && list.trim() !== '' ? { name, list } : { name },
  );
}
