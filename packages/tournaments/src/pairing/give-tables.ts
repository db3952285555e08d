import type { PlayerId, TableNumber } from '../model/ids.ts';

export interface TableWish {
  readonly players: readonly [PlayerId, PlayerId];
  /** The table that one of the two cannot leave; null for none. */
  readonly fixed: TableNumber | null;
}

/**
 * Tables for the pairs, the lowest numbers for the first: nobody at a table where they have sat before while
 * another is free. Undefined when there are too few.
 */
export function giveTables(
  pairs: readonly TableWish[],
  tables: readonly TableNumber[],
  sat: ReadonlyMap<PlayerId, ReadonlySet<TableNumber>>,
): readonly TableNumber[] | undefined {
  const given = new Map<TableNumber, number>();
  const tableOf: (TableNumber | undefined)[] = [];
  const give = (pair: number, table: TableNumber) => {
    given.set(table, pair);
    tableOf[pair] = table;
  };
  for (const [at, { fixed }] of pairs.entries()) if (fixed !== null && !given.has(fixed)) give(at, fixed);
  const movable = tables.filter((table) => !given.has(table));
  const waiting = [...pairs.keys()].filter((pair) => tableOf[pair] === undefined);
  if (waiting.length > movable.length) return undefined;
  const isNew = (pair: number, table: TableNumber) =>
    pairs[pair]!.players.every((player) => sat.get(player)?.has(table) !== true);
  const left: TableNumber[] = [];
  const free = [...movable];
  /** Finds a table, moving those who were given one before when that helps. */
  const find = (pair: number, seen: Set<TableNumber>): boolean => {
    const at = free.findIndex((table) => isNew(pair, table));
    if (at >= 0) {
      give(pair, free.splice(at, 1)[0]!);
      return true;
    }
    for (const table of movable) {
      const other = given.get(table);
      if (other === undefined || seen.has(table) || !isNew(pair, table)) continue;
      seen.add(table);
      if (!find(other, seen)) continue;
      give(pair, table);
      return true;
    }
    return false;
  };
  for (const pair of waiting) if (!find(pair, new Set())) left.push(pair);
  for (const pair of left) give(pair, free.shift()!);
  return tableOf as TableNumber[];
}
