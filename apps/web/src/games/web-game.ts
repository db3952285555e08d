import type { Language } from '@sortie/games';
import type { ListWords } from '../lists/list-words.ts';
import type { TableGame } from '../table/table-game.ts';
import type { ListParts } from './list-parts.ts';

/** What only a page has of a game: components. Each part comes when it is first needed. */
export interface WebGame {
  readonly table?: () => Promise<TableGame>;
  readonly lists?: () => Promise<ListParts>;
  /** What the page says of its lists in the game's own words: squads, fleets. */
  readonly listWords?: (language: Language) => Promise<ListWords>;
}
