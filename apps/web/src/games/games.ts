import type { TableGame } from './table-game.ts';

/** Each game comes when it is first needed. */
const known: Readonly<Record<string, () => Promise<TableGame>>> = {
  xwing: () => import('./xwing/xwing-table.tsx').then(({ xwingTable }) => xwingTable as unknown as TableGame),
};

export const gameNames: readonly string[] = Object.keys(known);

export function loadGame(name: string): Promise<TableGame> {
  const load = Object.hasOwn(known, name) ? known[name] : undefined;
  return load ? load() : Promise.reject(new Error(`there is no game ${name}`));
}
