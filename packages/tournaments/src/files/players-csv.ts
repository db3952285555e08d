import type { Newcomer } from '../model/command.ts';
import type { Tournament } from '../model/tournament.ts';
import { plainName } from '../rules/names.ts';

/** What is wrong with a row of a file; rows count from 1, the heading included. */
export interface RowFault {
  readonly row: number;
  readonly column: string;
  readonly problem: 'missing' | 'twice' | 'notANumber' | 'unknownColumn' | 'tooLong' | 'openQuote';
  readonly found: string;
}

export interface PlayersCsv {
  readonly players: readonly Newcomer[];
  /** Nothing is taken while there is one. */
  readonly faults: readonly RowFault[];
}

const COLUMNS = ['name', 'club', 'table', 'byes'];
const LONGEST = 80;

/**
 * Reads players from a CSV file with a heading: `name`, and if wanted `club`, `table` (one that cannot be left)
 * and `byes` (rounds with a promised bye, such as `1 2`). Every fault of every row is named.
 */
export function readPlayersCsv(text: string, known: readonly string[] = []): PlayersCsv {
  const { rows, faults } = rowsOf(text.replace(/^\uFEFF/, ''));
  const [heading = [], ...rest] = rows;
  const columns = heading.map((cell) => cell.trim().toLowerCase());
  const all: RowFault[] = [...faults];
  for (const column of columns) {
    if (!COLUMNS.includes(column)) all.push({ row: 1, column, problem: 'unknownColumn', found: column });
  }
  if (!columns.includes('name')) all.push({ row: 1, column: 'name', problem: 'missing', found: '' });
  const seen = new Set(known.map(plainName));
  const players = rest.flatMap((cells, at): readonly Newcomer[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const cell = (column: string) => cells[columns.indexOf(column)]?.trim() ?? '';
    const row = at + 2;
    const name = cell('name');
    const fault = (column: string, problem: RowFault['problem'], found: string) =>
      all.push({ row, column, problem, found: found.slice(0, LONGEST) });
    if (name === '') fault('name', 'missing', '');
    else if (name.length > LONGEST) fault('name', 'tooLong', name);
    else if (seen.has(plainName(name))) fault('name', 'twice', name);
    seen.add(plainName(name));
    const table = cell('table');
    if (table !== '' && !/^[1-9]\d{0,3}$/.test(table)) fault('table', 'notANumber', table);
    const byes = cell('byes')
      .split(/\s+/)
      .filter((each) => each !== '');
    if (!byes.every((each) => /^[1-9]\d?$/.test(each))) fault('byes', 'notANumber', cell('byes'));
    return [
      {
        name,
        club: cell('club'),
        fixedTable: table === '' ? null : Number(table),
        promisedByes: byes.map(Number),
      },
    ];
  });
  return { players, faults: all };
}

/** The players of an event as such a file. */
export function writePlayersCsv({ players }: Tournament): string {
  const quoted = (text: string) => (/[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = players.map(({ name, club, fixedTable, promisedByes }) =>
    [name, club, fixedTable === null ? '' : `${fixedTable}`, promisedByes.join(' ')].map(quoted).join(','),
  );
  return `${['name,club,table,byes', ...lines].join('\n')}\n`;
}

/** Cells by comma, or by semicolon where the heading has one; quotes hold both and line breaks. */
function rowsOf(text: string): {
  readonly rows: readonly (readonly string[])[];
  readonly faults: readonly RowFault[];
} {
  const heading = text.split('\n', 1)[0] ?? '';
  const separator = heading.includes(';') && !heading.includes(',') ? ';' : ',';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!;
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted || (letter !== separator && letter !== '\n'))
      cell += letter === '\r' && !isQuoted ? '' : letter;
    else {
      rows.at(-1)!.push(cell);
      cell = '';
      if (letter === '\n') rows.push([]);
    }
  }
  rows.at(-1)!.push(cell);
  const fault: RowFault = {
    row: rows.length,
    column: '',
    problem: 'openQuote',
    found: cell.slice(0, LONGEST),
  };
  return { rows, faults: isQuoted ? [fault] : [] };
}
