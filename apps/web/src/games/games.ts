import { wordsLoaded } from '../app/readers-language.ts';
import type { TableGame } from './table-game.ts';

/** Each game comes when it is first needed. */
const known: Readonly<Record<string, () => Promise<TableGame>>> = {
  xwing: () => import('./xwing/xwing-table.tsx').then(({ xwingTable }) => xwingTable as unknown as TableGame),
};

export const gameNames: readonly string[] = Object.keys(known);

/** A game with its words in the reader's language. */
export async function loadGame(name: string): Promise<TableGame> {
  const load = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!load) throw new Error(`there is no game ${name}`);
  const game = await load();
  await wordsLoaded();
  return game;
}
