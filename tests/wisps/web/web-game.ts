import type { WebGame } from '../../../apps/web/src/games/web-game.ts';
import { anyTableGame } from '../../../apps/web/src/table/table-game.ts';

const flightWords = {
  en: async () => (await import('./text/en.ts')).en,
  es: async () => (await import('./text/es.ts')).es,
  pt: async () => (await import('./text/pt.ts')).pt,
};

/** What only a page has of Wisps. */
export const webGame: WebGame = {
  table: async () => anyTableGame((await import('./wisps-table.tsx')).wispsTable),
  listWords: (language) => flightWords[language](),
};
