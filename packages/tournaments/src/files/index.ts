/** Files of an event: the whole of it to go on elsewhere, players as CSV, and the JSON of List Fortress. */
export { readEventFile, writeEventFile } from './event-file.ts';
export { whereJsonBreaks } from './json-place.ts';
export {
  type ListFortressFile,
  type ListFortressMatch,
  listFortressOf,
  readListFortress,
} from './list-fortress.ts';
export { type PlayersCsv, type RowFault, readPlayersCsv, writePlayersCsv } from './players-csv.ts';
