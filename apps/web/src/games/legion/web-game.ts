import { anyTableGame } from '../../table/table-game.ts';
import { anyListParts } from '../list-parts.ts';
import type { WebGame } from '../web-game.ts';

const armyWords = {
  en: async () => (await import('./list-words/text/en.ts')).en,
  es: async () => (await import('./list-words/text/es.ts')).es,
  pt: async () => (await import('./list-words/text/pt.ts')).pt,
};

export const webGame: WebGame = {
  table: async () => anyTableGame((await import('./legion-table.tsx')).legionTable),
  lists: async () => anyListParts((await import('./builder/list-parts.tsx')).armyParts),
  listWords: (language) => armyWords[language](),
};
