import { anyTableGame } from '../../table/table-game.ts';
import { anyListParts } from '../list-parts.ts';
import type { WebGame } from '../web-game.ts';

const squadWords = {
  en: async () => (await import('./list-words/text/en.ts')).en,
  es: async () => (await import('./list-words/text/es.ts')).es,
  pt: async () => (await import('./list-words/text/pt.ts')).pt,
};

export const webGame: WebGame = {
  table: async () => anyTableGame((await import('./xwing-table.tsx')).xwingTable),
  lists: async () => {
    const [{ squadParts }, { takeOverSquads }] = await Promise.all([
      import('./builder/list-parts.tsx'),
      import('./builder/take-over-squads.ts'),
    ]);
    takeOverSquads();
    return anyListParts(squadParts);
  },
  listWords: (language) => squadWords[language](),
};
