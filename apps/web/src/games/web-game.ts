import type { TableGame } from '../table/table-game.ts';
import type { ListParts } from './list-parts.ts';

/** What only a page has of a game: components. Each part comes when it is first needed. */
export interface WebGame {
  table?(): Promise<TableGame>;
  lists?(): Promise<ListParts>;
}
